import { uiText } from './text';

/** Marks a record that is no longer in use. */
export const InactiveTag = () => <span className="tag tag-inactive">{uiText.inactive}</span>;
