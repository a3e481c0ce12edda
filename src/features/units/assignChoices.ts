import { useState } from 'react';
import { useGetClientQuery, useListClientsQuery } from '../../api/clients';
import { useGetUnitQuery, useListUnassignedUnitsQuery } from '../../api/units';
import type { Choice } from '../../ui/form/SearchSelect';
import { unitsText as text } from './unitsText';

/** Most matches that a select shows: typing narrows ten thousand records to these. */
const maxOptions = 30;

const toClient = ({
  client_id,
  name,
  last_name,
  document,
  username,
}: {
  client_id: number;
  name: string;
  last_name: string;
  document: string | null;
  username: string;
}): Choice => ({ value: client_id, label: text.clientChoice(`${name} ${last_name}`.trim() || username, document) });
const toUnit = ({ unit_id, name, project_name }: { unit_id: number; name: string; project_name: string }): Choice => ({
  value: unit_id,
  label: `${name} · ${project_name}`,
});

/** Searches active clients by the typed text; `isNone` if there are none at all. */
export function useClientChoices() {
  const [q, setQ] = useState('');
  const { data, currentData, isFetching } = useListClientsQuery({
    page: 1,
    pageSize: maxOptions,
    q: q || undefined,
    active: true,
  });
  const options = (data?.items ?? []).map(toClient);
  const suggestion = data?.meta?.suggestion;
  return { options, onSearch: setQ, isLoading: isFetching, suggestion, isNone: !q && currentData?.items.length === 0 };
}

/** Searches units without an owner by the typed text; `isNone` if there are none at all. */
export function useUnassignedUnitChoices() {
  const [q, setQ] = useState('');
  const { data, currentData, isFetching } = useListUnassignedUnitsQuery({
    page: 1,
    pageSize: maxOptions,
    q: q || undefined,
  });
  const items = data?.items ?? [];
  const deliveryOf = (unitId: number) => items.find(({ unit_id: id }) => id === unitId)?.delivery_date ?? undefined;
  return {
    options: items.map(toUnit),
    onSearch: setQ,
    isLoading: isFetching,
    suggestion: data?.meta?.suggestion,
    isNone: !q && currentData?.items.length === 0,
    deliveryOf,
  };
}

/** Loads the client and the unit of the address, with the delivery date; `isReady` once they are loaded or failed. */
export function usePresetChoices(clientId: number | undefined, unitId: number | undefined) {
  const client = useGetClientQuery({ id: clientId ?? 0 }, { skip: clientId === undefined });
  const unit = useGetUnitQuery({ id: unitId ?? 0 }, { skip: unitId === undefined });
  return {
    isReady: !client.isLoading && !unit.isLoading,
    client_id: client.data && toClient(client.data),
    ...(unit.data?.owner_profile === null && {
      unit_id: toUnit(unit.data),
      delivery_date: unit.data.delivery_date ?? undefined,
    }),
  };
}
