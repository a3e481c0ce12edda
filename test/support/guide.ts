/** What a component's page of docs says of it, in Spanish. */
export interface Guide {
  /** What it is for. */
  use: string;
  /** What it is not for, and what is taken instead. */
  avoid: string;
  /** What it does for keyboards, screen readers and fingers, and what is left to who uses it. */
  access: string;
}

/** The parameters of a component's stories: what `.storybook/DocsPage` shows above its properties. */
export const guide = (text: Guide) => ({ guide: text });

/**
 * The page of docs shows each story in a frame of its own, so many pixels high: what lies over a page, and what is answered otherwise than
 * the story beside it.
 */
export const framed = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });
