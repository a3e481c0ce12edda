import '../styles/index.css';
import { createRoot } from 'react-dom/client';
import { VisitPage } from '../../features/ownWork/VisitPage';
import { isDark, onSystemChange, paintTheme } from '../colourScheme';

/** The page of a visit for whoever is visited: an entry of its own, outside the portal, as that of a contractor's work order. */
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// Nobody chooses a theme here: it is the phone's.
const showTheme = () => paintTheme(isDark(undefined) ? 'dark' : 'light');
showTheme();
onSystemChange(showTheme);

createRoot(root).render(<VisitPage />);
