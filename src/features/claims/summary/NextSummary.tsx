import './nextSummary.css';
import { Link } from 'react-router-dom';
import { useCountProjectClaimsQuery, useListProjectClaimsQuery } from '../../../api/claims';
import { nextStates, type NextState } from '../../../contract/claimStatus';
import { claimScreens } from '../../../contract/claimScreens';
import { to } from '../../../contract/links';

const text = {
  title: 'Qué sigue',
  failed: 'No pudimos contar qué espera cada reclamo.',
  claim: (id: number, building: string) => `Reclamo ${id}, ${building}`,
  counts: {
    you: (count: number) => (count === 1 ? '1 espera algo de vos' : `${count} esperan algo de vos`),
    visit: (count: number) => `${count} con visita acordada`,
    company: (count: number) => `${count} en manos de la empresa`,
  } satisfies Record<NextState, (count: number) => string>,
} as const;

/** Claims that need an act of the consortium and are named. */
const named = 3;

/**
 * Above the list of a consortium with several buildings: how many claims wait for whom, with links to the lists, and those
 * that wait for the consortium longest.
 */
export default function NextSummary() {
  const { data: counted, error } = useCountProjectClaimsQuery({ by: 'next' });
  const { data: waiting } = useListProjectClaimsQuery({ next: 'you', sort: 'date', page: 1, pageSize: named });
  if (!counted) return error && <p className="field-hint">{text.failed}</p>;
  const countOf = (state: string) => counted.counts.find(({ value }) => value === state)?.count ?? 0;
  return (
    <section aria-label={text.title}>
      <h2>{text.title}</h2>
      <ul>
        {nextStates.map((state) => (
          <li key={state}>
            {countOf(state) > 0 ? (
              <Link to={to('consorcio-reclamos', { query: { next: state } })}>
                {text.counts[state](countOf(state))}
              </Link>
            ) : (
              <span>{text.counts[state](0)}</span>
            )}
            {state === 'you' &&
              waiting?.items.map(({ project_claim: { id, claim_id, project } }) => (
                <Link
                  key={id}
                  to={to(claimScreens.project.detail, { id })}
                  aria-label={text.claim(claim_id, project.name)}
                >
                  {`#${claim_id}`}
                </Link>
              ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
