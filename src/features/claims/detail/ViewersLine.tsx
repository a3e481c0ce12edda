import './claim.css';
import { viewersText } from './viewersText';

/** Who else looks at a claim. It stays where nobody does, so that a screen reader says who comes. */
export const ViewersLine = ({ names }: { names: string[] }) => (
  <p className="claim-viewers" role="status">
    {names.length > 0 && viewersText.also(names)}
  </p>
);
