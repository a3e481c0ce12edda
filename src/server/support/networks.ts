import ipaddr from 'ipaddr.js';

/** An IPv4 address, or the /64 of an IPv6 one: that is what one customer gets, and may change within at will. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  return parsed instanceof ipaddr.IPv6 ? parsed.parts.slice(0, 4).join('-') : parsed.toString();
}
