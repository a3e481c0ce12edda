import { projectsText as text } from './projectsText';

/** The tag of a closed project, which accepts no new claims or lease requests. */
export const ClosedTag = () => <span className="tag tag-inactive">{text.closed}</span>;
