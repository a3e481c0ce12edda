import '../styles/index.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { workLinkPage } from '../../contract/addresses';
import { OwnWorkPage } from '../../features/ownWork/OwnWorkPage';
import { isDark, onSystemChange, paintTheme, printLight } from '../colourScheme';
import { registerWorker } from './registerWorker';

/**
 * The contractor's page of a work order: a separate entry, outside the portal. It has no session, and loads neither Ant
 * Design nor the router nor the shell.
 */
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// This page has no choice of theme: it follows the phone's setting.
const showTheme = () => paintTheme(isDark(undefined) ? 'dark' : 'light');
showTheme();
onSystemChange(showTheme);
printLight();

// The address may lack its trailing slash. All files of this page, and the scope of its worker, are below that slash.
if (window.location.pathname !== workLinkPage)
  window.history.replaceState(null, '', `${workLinkPage}${window.location.hash}`);

/** The page, and the offer to load a new version if one is waiting. */
function OwnWork() {
  const [update, setUpdate] = useState<() => void>();
  // Webpack's dev server has no service worker.
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') registerWorker((take) => setUpdate(() => take));
  }, []);
  return <OwnWorkPage update={update} />;
}

createRoot(root).render(<OwnWork />);
