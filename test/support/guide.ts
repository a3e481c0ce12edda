/** The documentation of a component, in Spanish. */
export interface Guide {
  /** The component's purpose. */
  use: string;
  /** When not to use it, and the alternative. */
  avoid: string;
  /** Support for keyboards, screen readers and touch, and the responsibilities of the caller. */
  access: string;
  /** The file of the component, if the stories' file has another name. */
  from?: string;
}

/** Returns the parameters of a component's stories: `.storybook/DocsPage` shows the text above its properties. */
export const guide = (text: Guide) => ({ guide: text });

/**
 * Shows each story of a documentation page in its own frame of this height in pixels: for layers above a page, and for
 * stories whose calls have other responses than the next one's.
 */
export const framed = (height: number) => ({ docs: { story: { inline: false, height: `${height}px` } } });

/** Shows a story of a screen with the portal's header and footer around it. */
export const inPortalFrame = <Parameters extends { portal: object }>(parameters: Parameters) => ({
  ...parameters,
  portal: { ...parameters.portal, frame: 'portal' },
});
