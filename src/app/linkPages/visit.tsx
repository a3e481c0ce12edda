// First, because it imports the base styles.
import { renderLinkPage } from './linkPage';
import { VisitPage } from '../../features/linkPages/visit/VisitPage';

/** The page of a visit for the resident. */
renderLinkPage(<VisitPage />);
