import '../styles/index.css';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { workLinkPage } from '../../contract/addresses';
import { OwnWorkPage } from '../../features/ownWork/OwnWorkPage';
import { isDark, onSystemChange, paintTheme } from '../colourScheme';
import { registerWorker } from './registerWorker';

/**
 * The page of a work order for its contractor: an entry of its own, outside the portal. It knows no session, and loads nothing of Ant
 * Design, of the router or of the shell.
 */
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// Nobody chooses a theme here: it is the phone's.
const showTheme = () => paintTheme(isDark(undefined) ? 'dark' : 'light');
showTheme();
onSystemChange(showTheme);

// The address may come without its last slash, below which everything of this page stands.
if (window.location.pathname !== workLinkPage)
  window.history.replaceState(null, '', `${workLinkPage}${window.location.hash}`);

/** The page, and the new version of it where one waits. */
function OwnWork() {
  const [update, setUpdate] = useState<() => void>();
  // Webpack's own server has no worker.
  useEffect(() => {
    if (process.env.NODE_ENV === 'production') registerWorker((take) => setUpdate(() => take));
  }, []);
  return <OwnWorkPage update={update} />;
}

createRoot(root).render(<OwnWork />);
