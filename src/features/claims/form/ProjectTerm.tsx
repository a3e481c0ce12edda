import './beforeSending.css';
import { useListProjectWarrantyQuery } from '../../../api/content';
import { TermLine } from './TermLine';

/** The term of the common parts for a place of a building; nothing if the building has none. */
export default function ProjectTerm({ projectId, place }: { projectId: number; place: string }) {
  const { data: terms } = useListProjectWarrantyQuery({ id: projectId });
  const term = terms?.items.find((each) => each.place === place) ?? terms?.items.find((each) => each.place === null);
  return (
    <div className="before-sending" role="status">
      {term && <TermLine term={term} />}
    </div>
  );
}
