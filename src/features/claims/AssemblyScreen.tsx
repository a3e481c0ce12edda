import './assembly/assembly.css';
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Link, useSearchParams } from 'react-router-dom';
import { useListProjectClaimsQuery } from '../../api/claims';
import { errorMessage } from '../../api/envelope';
import { useListProjectsQuery } from '../../api/projects';
import { useCompany } from '../../api/settings';
import { claimScreens } from '../../contract/claimScreens';
import { isOpenStatus } from '../../contract/claimStatus';
import { isDay } from '../../contract/days';
import { limits } from '../../contract/limits';
import { to } from '../../contract/links';
import { useCan } from '../../session/useCan';
import { formatDate, formatDay, today } from '../../ui/dates';
import { DayPicker } from '../../ui/form/DayPicker';
import { ChoiceSelect, clearable } from '../../ui/form/Select';
import { formatMoney } from '../../ui/money';
import { PageHeader } from '../../ui/PageHeader';
import { Panel } from '../../ui/Panel';
import { EmptyState, ErrorState } from '../../ui/states';
import { idFilter } from '../../ui/table/query/tableQuery';
import { uiText } from '../../ui/text';
import { useNow } from '../../ui/timing';
import { addDays } from '../../ui/wallTime';
import { toClaim } from './claimMapping';
import { claimsText } from './claimsText';
import type { Claim } from './claimTypes';
import { StatusTag } from './claimTags';
import { BackToList } from './detail/BackToList';
import { assemblyText as text } from './assembly/assemblyText';
import { waitingFor } from './assembly/waitingFor';

/** What is listed: kept in the address. */
interface Period {
  projectId: number | undefined;
  from: string;
  to: string;
}
const names = { projectId: 'edificio', from: 'desde', to: 'hasta' } as const;

function usePeriod(): [Period, (change: Partial<Period>) => void] {
  const [params, setParams] = useSearchParams();
  const dayOf = (name: string, otherwise: string) => {
    const day = params.get(name);
    return day && isDay(day) ? day : otherwise;
  };
  const period = {
    projectId: idFilter(params.get(names.projectId) ?? undefined),
    from: dayOf(names.from, addDays(today(), -365)),
    to: dayOf(names.to, today()),
  };
  const change = (changed: Partial<Period>) =>
    setParams(
      (former) => {
        const next = new URLSearchParams(former);
        for (const [name, value] of Object.entries(changed)) {
          if (value === undefined) next.delete(names[name as keyof Period]);
          else next.set(names[name as keyof Period], String(value));
        }
        return next;
      },
      { replace: true },
    );
  return [period, change];
}

/** /consorcio-reclamos/listado: the claims of one building or all, of some days, for printing: what is open, and of whom it depends. */
export function AssemblyScreen() {
  const [period, change] = usePeriod();
  const { company } = useCompany();
  const { data, error, isFetching, refetch } = useListProjectClaimsQuery({
    projectId: period.projectId === undefined ? undefined : String(period.projectId),
    from: period.from,
    to: period.to,
    page: 1,
    pageSize: limits.pageSizeMax,
  });
  const claims = (data?.items ?? []).map(toClaim);
  const total = data?.meta?.total ?? claims.length;
  return (
    <>
      <PageHeader
        title={text.title}
        subtitle={text.period(formatDay(period.from), formatDay(period.to))}
        back={<BackToList mode="project" />}
        actions={
          <Button type="primary" icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            {text.print}
          </Button>
        }
      />
      <p className="assembly-printed">{text.printed(company, formatDay(today()))}</p>
      <AssemblyBar period={period} onChange={change} />
      {error ? (
        <ErrorState title={text.failed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <div className="stack" aria-busy={isFetching}>
          {!data && <p role="status">{uiText.loading}</p>}
          {data && claims.length === 0 && <EmptyState title={text.empty} />}
          {claims.length < total && <p className="stale-notice">{text.cut(claims.length, total)}</p>}
          {byBuilding(claims).map(([building, ofBuilding]) => (
            <BuildingClaims key={building} building={building} claims={ofBuilding} />
          ))}
        </div>
      )}
    </>
  );
}

interface AssemblyBarProps {
  period: Period;
  onChange: (change: Partial<Period>) => void;
}

/** The choice of building and days; of one building there is no choice. */
function AssemblyBar({ period, onChange }: AssemblyBarProps) {
  const { data: projects, isLoading } = useListProjectsQuery({});
  const buildings = projects?.items ?? [];
  return (
    <div className="assembly-bar" role="group" aria-label={text.title}>
      {buildings.length > 1 && (
        <div className="assembly-building">
          <label htmlFor="assembly-building">{text.building}</label>
          <ChoiceSelect
            id="assembly-building"
            allowClear={clearable}
            loading={isLoading}
            placeholder={text.allBuildings}
            value={period.projectId}
            options={buildings.map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(projectId?: number) => onChange({ projectId })}
          />
        </div>
      )}
      {(['from', 'to'] as const).map((name) => (
        <label key={name} htmlFor={`assembly-${name}`}>
          <span>{text[name]}</span>
          <DayPicker
            id={`assembly-${name}`}
            isRequired
            isImmediate
            value={period[name]}
            min={name === 'to' ? period.from : undefined}
            max={name === 'from' ? period.to : undefined}
            onChange={(day) => day && onChange({ [name]: day })}
          />
        </label>
      ))}
    </div>
  );
}

/** Returns the claims of each building, by name; open ones first. */
function byBuilding(claims: Claim[]): [string, Claim[]][] {
  const buildings = new Map<string, Claim[]>();
  for (const claim of claims) buildings.set(claim.projectName, [...(buildings.get(claim.projectName) ?? []), claim]);
  const isOpen = ({ status }: Claim) => isOpenStatus(status.code);
  return [...buildings]
    .toSorted(([one], [other]) => one.localeCompare(other, 'es'))
    .map(([name, rows]) => [name, [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))]]);
}

const { columns } = text;

function BuildingClaims({ building, claims }: { building: string; claims: Claim[] }) {
  const canSeePrice = useCan('claims:seePrice');
  const now = useNow();
  const rows = claims.map((claim) => ({ claim, missing: waitingFor(claim, now) }));
  const open = rows.filter(({ missing }) => missing);
  const done = claims.filter(({ status }) => status.code === 'completed').length;
  return (
    <Panel title={building}>
      <p>
        {text.summary(
          open.length,
          open.filter(({ missing }) => missing?.isConsortium).length,
          done,
          claims.length - open.length - done,
        )}
      </p>
      <table className="assembly-table">
        <thead>
          <tr>
            <th scope="col">{columns.id}</th>
            <th scope="col">{columns.date}</th>
            <th scope="col">{columns.what}</th>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.next}</th>
            {canSeePrice && (
              <th scope="col" className="assembly-price">
                {columns.price}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ claim, missing }) => (
            <tr key={claim.claimId}>
              <td className="tabular">
                <Link to={to(claimScreens.project.detail, { id: claim.recordId })}>{claim.claimId}</Link>
              </td>
              <td className="tabular">{formatDate(claim.date)}</td>
              <td>
                <strong>{claim.claim_type === 'PROJECT' && claim.reason}</strong>
                {claim.claim_type === 'PROJECT' && claim.place && <span className="assembly-place">{claim.place}</span>}
              </td>
              <td>
                <StatusTag status={claim.status} />
              </td>
              <td>{missing?.text}</td>
              {canSeePrice && (
                <td className="tabular assembly-price">{formatMoney(claim.repair_price) ?? claimsText.noPrice}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Panel>
  );
}
