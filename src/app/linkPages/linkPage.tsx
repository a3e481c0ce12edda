import '../styles/index.css';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Redrawn } from '../../ui/Redrawn';
import { isDark, onSystemChange, paintTheme, printLight } from '../colourScheme';

/**
 * Renders a page that is opened by a link, without an account: a separate entry, outside the portal. It has no session,
 * and loads neither Ant Design nor the router nor the shell. It has no choice of theme: it follows the phone's setting.
 */
export function renderLinkPage(page: ReactNode): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root');
  const showTheme = () => paintTheme(isDark(undefined) ? 'dark' : 'light');
  showTheme();
  onSystemChange(showTheme);
  printLight();
  createRoot(root).render(<Redrawn>{page}</Redrawn>);
}
