import '../../ui/Panel.css';
import './accessibility.css';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useCompany } from '../../api/settings';
import { phoneAddress } from '../../ui/phone';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { accessibilityText as text } from './accessibilityText';
import { criteria } from './criteria';

type State = (typeof criteria)[number]['state'];
const inState = (state: State) => criteria.filter((criterion) => criterion.state === state);

/** /accesibilidad, for everybody: what conforms to WCAG 2.2 AA, what does not yet, how it was tested and whom to tell. */
export function AccessibilityPage() {
  const { company, phone, openingHours } = useCompany();
  useDocumentTitle(text.title);
  return (
    <main className="accessibility">
      <p>
        <Link to="/">{text.back}</Link>
      </p>
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      <p>{text.sums(inState('holds').length, inState('partly').length, inState('none').length)}</p>
      <section className="panel">
        <h2>{text.contact}</h2>
        <p>{text.contactText(company)}</p>
        {phone && (
          <p>
            <a href={phoneAddress(phone)}>{text.call(phone)}</a> <span>{openingHours}</span>
          </p>
        )}
      </section>
      <Criteria title={text.partly} state="partly" />
      <Criteria title={text.holds} state="holds" />
      <Criteria title={text.none} state="none" />
      <section className="panel">
        <h2>{text.how}</h2>
        <p>{text.howText}</p>
      </section>
    </main>
  );
}

/** The criteria of one state, as a table. */
function Criteria({ title, state }: { title: string; state: State }) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{text.criterion}</th>
            <th scope="col">{text.level}</th>
            <th scope="col">{text.note}</th>
          </tr>
        </thead>
        <tbody>
          {inState(state).map(({ id: number, name, level, note }) => (
            <tr key={number}>
              <th scope="row">{`${number} ${name}`}</th>
              <td>{level}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
