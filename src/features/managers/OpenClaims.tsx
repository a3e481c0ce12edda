import { useCountProjectClaimsQuery, useCountUnitClaimsQuery } from '../../api/claims';
import { useListWorksQuery } from '../../api/works';
import { openClaimsFilter } from '../../contract/claimStatus';
import { workStatusesToDo } from '../../contract/workStatus';
import { uiText } from '../../ui/text';

/** Texts about the claims and work orders of a deactivated user. */
const text = {
  count: (count: number) =>
    count === 0
      ? 'No es responsable de ningún reclamo abierto.'
      : `Es responsable de ${count === 1 ? '1 reclamo abierto: pasa' : `${count.toLocaleString('es-AR')} reclamos abiertos: pasan`} al supervisor principal de su proyecto o, si no hay, ${count === 1 ? 'queda' : 'quedan'} sin responsable.`,
  works: (count: number) =>
    count === 1
      ? 'Tiene 1 trabajo sin terminar, que queda a su nombre con sus visitas: pasalo a otra persona o anulalo.'
      : `Tiene ${count.toLocaleString('es-AR')} trabajos sin terminar, que quedan a su nombre con sus visitas: pasalos a otra persona o anulalos.`,
  unknown: 'Los reclamos abiertos de los que es responsable pasan al supervisor principal de su proyecto.',
} as const;

/**
 * In the confirmation of a deactivation: the number of open claims and of unfinished work orders of the user, and what
 * happens to them.
 */
export default function OpenClaims({ accountId }: { accountId: number }) {
  return (
    <>
      <Claims accountId={accountId} />
      <Works accountId={accountId} />
    </>
  );
}

function Works({ accountId }: { accountId: number }) {
  const { data } = useListWorksQuery(
    { assigneeId: String(accountId), status: workStatusesToDo.join(','), page: 1, pageSize: 1 },
    { refetchOnMountOrArgChange: true },
  );
  const count = data?.meta?.total ?? 0;
  return count > 0 && <p role="status">{text.works(count)}</p>;
}

function Claims({ accountId }: { accountId: number }) {
  const arg = { responsibleId: String(accountId), ...openClaimsFilter, by: 'responsible_id' };
  const options = { refetchOnMountOrArgChange: true };
  const units = useCountUnitClaimsQuery(arg, options);
  const projects = useCountProjectClaimsQuery(arg, options);
  if (units.isError || projects.isError) return <p>{text.unknown}</p>;
  if (units.isFetching || projects.isFetching) return <p role="status">{uiText.loading}</p>;
  const counts = [...(units.data?.counts ?? []), ...(projects.data?.counts ?? [])];
  const count = counts
    .filter(({ value }) => value === String(accountId))
    .reduce((sum, { count: each }) => sum + each, 0);
  return <p role="status">{text.count(count)}</p>;
}
