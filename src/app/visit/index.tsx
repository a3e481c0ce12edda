import '../styles/index.css';
import { createRoot } from 'react-dom/client';
import { VisitPage } from '../../features/ownWork/VisitPage';
import { isDark, onSystemChange, paintTheme, printLight } from '../colourScheme';

/**
 * The page of a visit for the resident: a separate entry, outside the portal, like the contractor's page of a work
 * order.
 */
const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

// This page has no choice of theme: it follows the phone's setting.
const showTheme = () => paintTheme(isDark(undefined) ? 'dark' : 'light');
showTheme();
onSystemChange(showTheme);
printLight();

createRoot(root).render(<VisitPage />);
