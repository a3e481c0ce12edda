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
