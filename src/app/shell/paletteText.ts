import type { FoundKind } from '../../contract/search';

/** Texts of the palette. */
export const paletteText = {
  title: 'Ir a…',
  open: 'Ir a… (Ctrl K)',
  openByTouch: 'Ir a…',
  label: 'Buscar páginas, reclamos, clientes, unidades y proyectos',
  placeholder: 'Número de reclamo, nombre, DNI, email, teléfono o página',
  placeholderOfPages: 'Página o texto de un reclamo',
  results: 'Resultados',
  recents: 'Recientes',
  pages: 'Páginas',
  newConsortium: 'Crear consorcio',
  claims: 'Reclamos',
  filtered: { late: 'Vencidos', today: 'Vencen hoy', paused: 'En pausa', unread: 'Sin leer', mine: 'Míos' },
  found: 'Encontrados',
  searches: 'Buscar en las listas',
  searchIn: (text: string, list: string) => `«${text}» en ${list}`,
  nothing: (text: string) => `Ningún nombre coincide con «${text}»: buscalo en las listas.`,
  searching: 'Buscando…',
  count: (count: number) => (count === 1 ? '1 resultado' : `${count} resultados`),
  kinds: {
    unit_claim: 'Reclamo de unidad',
    project_claim: 'Reclamo de proyecto',
    client: 'Cliente',
    unit: 'Unidad',
    project: 'Proyecto',
    contractor: 'Contratista',
    work: 'Trabajo',
  } satisfies Record<FoundKind, string>,
} as const;
