import { normalizePhone } from '../contract/phones';

/** Returns the address that calls a number of Argentina, or any other number as it is written. */
export function phoneAddress(phone: string): string {
  const number = normalizePhone(phone);
  return number ? `tel:+54${number}` : `tel:${phone.replace(/[^\d+]/g, '')}`;
}

/** Returns the address of a WhatsApp chat with a stored number (ten digits), with a text to send. */
export const whatsappAddress = (phone: string, text?: string): string =>
  `https://wa.me/549${phone}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
