import { useCountProjectClaimsQuery, useCountUnitClaimsQuery } from '../../api/claims';
import { openClaimsFilter } from '../../contract/claimStatus';
import { uiText } from '../../ui/text';

/** Texts about the claims of a deactivated user. */
const text = {
  count: (count: number) =>
    count === 0
      ? 'No es responsable de ningún reclamo abierto.'
      : `Es responsable de ${count === 1 ? '1 reclamo abierto: pasa' : `${count.toLocaleString('es-AR')} reclamos abiertos: pasan`} al supervisor principal de su proyecto o, si no hay, ${count === 1 ? 'queda' : 'quedan'} sin responsable.`,
  unknown: 'Los reclamos abiertos de los que es responsable pasan al supervisor principal de su proyecto.',
} as const;

/** In the confirmation of a deactivation: the number of open claims of the user, and what happens to them. */
export default function OpenClaims({ accountId }: { accountId: number }) {
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
