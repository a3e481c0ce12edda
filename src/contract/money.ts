/** Whether `text` is an amount in pesos as a decimal with up to two places, below ten thousand million. */
export const isMoney = (text: string): boolean => /^\d{1,10}(\.\d{1,2})?$/.test(text);
