/** Returns the address that calls a stored number of Argentina (ten digits), or any other number as it is written. */
export function phoneAddress(phone: string): string {
  const digits = phone.replace(/[^\d+]/g, '');
  return /^[1-9]\d{9}$/.test(digits) ? `tel:+54${digits}` : `tel:${digits}`;
}

/** Returns the address of a WhatsApp chat with a stored number (ten digits), with a text to send. */
export const whatsappAddress = (phone: string, text?: string): string =>
  `https://wa.me/549${phone}${text === undefined ? '' : `?text=${encodeURIComponent(text)}`}`;
