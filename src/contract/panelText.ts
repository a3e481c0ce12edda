/** The words of the panel's figures, on its page and in its files. */
import type { PanelRow } from './panel';
import type { PanelDivision, PanelFigureName, PanelNumber } from './panelFigures';
import { claimStatusLabels } from './statusText';
import type { ClaimStatus } from './claimStatus';

/** The title of each figure, that of its file, which Excel wants short, and what it counts; `ofProjects` if claims of projects differ. */
export const panelFigureText: Record<
  PanelFigureName,
  { title: string; file: string; definition: string; ofProjects?: string }
> = {
  open: {
    title: 'Reclamos abiertos',
    file: 'Reclamos abiertos',
    definition: 'Los que hoy no están finalizados ni rechazados, sin importar cuándo entraron.',
  },
  times: {
    title: 'Días hasta la primera respuesta y hasta el final',
    file: 'Días de respuesta y final',
    definition:
      'De los reclamos que entraron cada mes, sin los rechazados: en cuántos días corridos la empresa respondió o terminó la mitad, y en cuántos 9 de cada 10. Los que todavía esperan cuentan como los más lentos; la raya quiere decir que aún no se llegó a esa parte.',
  },
  terms: {
    title: 'Terminados dentro del plazo prometido',
    file: 'Terminados en plazo',
    definition:
      'De los reclamos del período que tenían plazo y terminaron o ya lo pasaron, qué parte terminó a tiempo. Se cuenta el tiempo de trabajo de la oficina, sin las esperas de una respuesta del autor.',
  },
  recurrence: {
    title: 'Problemas que volvieron',
    file: 'Problemas que volvieron',
    ofProjects: 'De los reclamos del período que se finalizaron alguna vez, cuántos se reabrieron.',
    definition:
      'De los reclamos del período que se finalizaron alguna vez: cuántos se reabrieron, y en cuántos entró otro reclamo de la misma unidad y el mismo ítem hasta 90 días después. Un reclamo cuenta para cada contratista que terminó un trabajo suyo.',
  },
  costs: {
    title: 'Costo neto',
    file: 'Costo neto',
    definition:
      'Los costos de los trabajos con fecha en el período, menos lo que ya se cobró a quien le correspondía. El importe es el real; si falta, el acordado o el estimado. Lo de un trabajo con varios reclamos se reparte en partes iguales.',
  },
  scores: {
    title: 'Qué dicen los clientes',
    file: 'Puntajes',
    definition:
      'De los reclamos del período en que se preguntó si quedó resuelto: cuántos contestaron, y el puntaje que dieron, de 1 a 5.',
  },
};

export const panelDivisionText: Record<PanelDivision, string> = {
  all: 'Todos',
  age: 'Antigüedad',
  status: 'Estado',
  project: 'Proyecto',
  category: 'Rubro',
  responsible: 'Responsable',
  month: 'Mes',
  contractor: 'Contratista',
  score: 'Puntaje',
};

export const panelNumberText: Record<PanelNumber, string> = {
  claims: 'Reclamos',
  answer_median: 'Respuesta: la mitad',
  answer_p90: 'Respuesta: 9 de 10',
  ended: 'Finalizados',
  end_median: 'Final: la mitad',
  end_p90: 'Final: 9 de 10',
  with_term: 'Con plazo',
  in_time: 'A tiempo',
  reopened: 'Reabiertos',
  recurred: 'Volvieron',
  works: 'Trabajos',
  spent: 'Gastado',
  recovered: 'Recuperado',
  net: 'Neto',
  asked: 'Preguntados',
  answered: 'Contestaron',
  scored: 'Con puntaje',
  average: 'Promedio',
};

const ages: Record<string, string> = {
  '0-7': '0 a 7 días',
  '8-30': '8 a 30 días',
  '31-90': '31 a 90 días',
  '91+': 'Más de 90 días',
};
const nobody: Partial<Record<PanelDivision, string>> = {
  responsible: 'Sin responsable',
  contractor: 'Sin contratista',
};
const months = ['ene', 'feb', 'mar', 'abr', 'may', 'jun', 'jul', 'ago', 'sep', 'oct', 'nov', 'dic'];

/** Returns the name of what a row is about. */
export function panelRowName({ by, key, label }: Pick<PanelRow, 'by' | 'key' | 'label'>): string {
  if (label !== null) return label;
  if (by === 'age') return ages[key] ?? key;
  if (by === 'status') return claimStatusLabels[key as ClaimStatus];
  if (by === 'month') return `${months[Number(key.slice(5)) - 1]} ${key.slice(0, 4)}`;
  if (by === 'all') return panelDivisionText.all;
  return nobody[by] ?? key;
}
