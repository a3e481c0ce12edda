import { projectsText as text } from './projectsText';

/** Marks a project that takes nothing new. */
export const ClosedTag = () => <span className="tag tag-inactive">{text.closed}</span>;
