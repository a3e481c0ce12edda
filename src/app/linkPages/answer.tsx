// First, because it imports the base styles.
import { renderLinkPage } from './linkPage';
import { AnswerPage } from '../../features/linkPages/answer/AnswerPage';

/** The page on which a client says whether a completed claim is solved. */
renderLinkPage(<AnswerPage />);
