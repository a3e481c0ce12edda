export const warrantyText = {
  title: 'Mis garantías',
  intro:
    'Los plazos del cuadro que valía cuando se entregó cada unidad. Son una información y no limitan tus derechos: si ves un problema, podés reclamar aunque el plazo haya terminado.',
  search: 'Buscar en mis garantías',
  failed: 'No pudimos cargar tus garantías.',
  empty: 'Todavía no hay plazos para mostrarte.',
  emptyHint:
    'Los ves cuando tenés una unidad con plazos en el cuadro o, si alquilás, cuando tu propietario los comparte.',
  table: 'Ver el cuadro de garantías',
  noMatches: 'Ningún plazo coincide con la búsqueda.',
  soon: 'Terminan en 90 días o menos',
  later: 'Más adelante',
  ended: 'Terminaron',
  endedLine: (count: number) =>
    count === 1
      ? '1 plazo. La empresa va a evaluar tu reclamo igual.'
      : `${count} plazos. La empresa va a evaluar tus reclamos igual.`,
  conditions: 'Qué cubre',
  covers: (text: string) => `Cubre: ${text}`,
  excludes: (text: string) => `No cubre: ${text}`,
  claim: 'Reclamar',
  claimOf: (item: string, unit: string) => `Reclamar por ${item}, ${unit}`,
  notice: 'Avisame antes',
  noticeOf: (item: string, unit: string) => `Avisame antes: ${item}, ${unit}`,
  noticeHint: (days: number) =>
    `Con «Avisame antes» te mandamos un email ${days} días antes del último día, una sola vez.`,
  noticeOn: 'Te vamos a avisar por email',
  noticeOff: 'Ya no te vamos a avisar',
  noticeSent: 'Ya te avisamos por email',
  units: 'Tus unidades',
  since: (day: string) => `Plazos desde la entrega, el ${day}`,
  sinceOwned: (day: string) => `Plazos desde el ${day}, la primera titularidad: la fecha de entrega no está cargada`,
  tenantSees: 'Mi inquilino ve los plazos',
  tenantSeesOf: (unit: string) => `Mi inquilino ve los plazos de ${unit}`,
  tenantHint: 'Sin lo que cubre y no cubre cada uno.',
  tenantOn: 'Tu inquilino ve los plazos',
  tenantOff: 'Tu inquilino ya no ve los plazos',
} as const;
