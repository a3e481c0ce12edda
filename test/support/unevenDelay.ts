/**
 * Whether the tests of the portal get each response after another time: `TEST_LINE=uneven`. Tests and screens that depend
 * on the order of responses, or on how fast they come, fail then, and only now and then otherwise.
 */
export const isLineUneven = process.env.TEST_LINE === 'uneven';

/**
 * How long a response is held back: most hardly, some long, so that responses come in another order.
 * @param longest in ms
 */
export function unevenDelayMs(longest: number): number {
  const chance = Math.random();
  if (chance < 0.65) return (Math.random() * longest) / 50;
  return chance < 0.93 ? longest * (0.05 + Math.random() * 0.3) : longest * (0.4 + Math.random() * 0.6);
}
