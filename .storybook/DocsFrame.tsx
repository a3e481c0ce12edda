import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import { useEffect, useState, type ReactNode } from 'react';
import { addons } from 'storybook/preview-api';
import { themes } from 'storybook/theming';

/** The theme of the toolbar when the page is opened, from its address. */
const themeAtStart = (): string =>
  /theme:(\w+)/.exec(new URLSearchParams(location.search).get('globals') ?? '')?.[1] ?? 'light';

/** Renders a documentation page in the appearance that the toolbar chooses, like the stories in it. */
export function DocsFrame({ context, children }: DocsContainerProps & { children?: ReactNode }) {
  const [theme, setTheme] = useState(themeAtStart);
  useEffect(() => {
    const channel = addons.getChannel();
    const change = ({ globals }: { globals: { theme?: string } }) => setTheme(globals.theme ?? 'light');
    channel.on('globalsUpdated', change);
    return () => channel.off('globalsUpdated', change);
  }, []);
  return (
    <DocsContainer context={context} theme={theme === 'dark' ? themes.dark : themes.light}>
      {children}
    </DocsContainer>
  );
}
