import './contractorCosts.css';
import { Link } from 'react-router-dom';
import { useGetContractorCostsQuery } from '../../api/costs';
import { openRecoveries } from '../../contract/costRules';
import { to } from '../../contract/links';
import { formatMoney } from '../../ui/money';
import { Loaded } from '../../ui/Loaded';
import { Fact, Facts, Panel } from '../../ui/Panel';
import { contractorsText as text } from './contractorsText';

/** What the work of a contractor cost by month, and what is to be got back. For those who may manage costs alone. */
export default function ContractorCosts({ contractorId }: { contractorId: number }) {
  const result = useGetContractorCostsQuery({ id: contractorId });
  return (
    <Panel title={text.costs}>
      <Loaded result={result} failed={text.costsFailed}>
        {(data) =>
          data.months.length === 0 ? (
            <p className="part-empty">{text.noCosts}</p>
          ) : (
            <>
              <Facts>
                <Fact label={text.costsActual}>{formatMoney(data.actual)}</Fact>
                <Fact label={text.costsToRecover}>
                  <Link
                    to={to('costos', {
                      query: { contractor_id: contractorId, recovery: openRecoveries.join(',') },
                    })}
                  >
                    {formatMoney(data.to_recover)}
                  </Link>
                </Fact>
                <Fact label={text.costsReceived}>{formatMoney(data.received)}</Fact>
                <Fact label={text.costsRedone}>{text.ofWorks(data.redone, data.works)}</Fact>
              </Facts>
              <table className="contractor-costs tabular">
                <thead>
                  <tr>
                    <th scope="col">{text.costsMonth}</th>
                    <th scope="col">{text.costsWorks}</th>
                    <th scope="col">{text.costsAgreed}</th>
                    <th scope="col">{text.costsActual}</th>
                  </tr>
                </thead>
                <tbody>
                  {data.months.map(({ month, works, agreed, actual }) => (
                    <tr key={month}>
                      <th scope="row">{`${month.slice(5)}/${month.slice(0, 4)}`}</th>
                      <td>{works}</td>
                      <td>{formatMoney(agreed)}</td>
                      <td>{formatMoney(actual)}</td>
                    </tr>
                  ))}
                </tbody>
              </table>
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}
