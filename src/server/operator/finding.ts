/** One line of `npm run doctor`: what is right, what to know, or what is wrong. */
export interface Finding {
  state: 'right' | 'note' | 'wrong';
  text: string;
}

export const right = (text: string): Finding => ({ state: 'right', text });
export const note = (text: string): Finding => ({ state: 'note', text });
export const wrong = (text: string): Finding => ({ state: 'wrong', text });
