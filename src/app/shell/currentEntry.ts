import { screenOf, type ScreenPath } from '../../session/screenPaths';

/** The entry of the menus that a screen without one of its own belongs to. */
const belongsTo: Partial<Record<ScreenPath, ScreenPath>> = {
  'reclamos/:id': 'reclamos',
  'reclamos/agregar-reclamo': 'reclamos',
  'consorcio-reclamos/:id': 'consorcio-reclamos',
  'reclamos/agregar-reclamo-proyecto': 'consorcio-reclamos',
  'clientes/:id': 'clientes',
  registro: 'clientes',
  'unidades/:id': 'unidades',
  'crear-unidad': 'unidades',
  'asignar-cliente': 'unidades',
  'lease-request/:id': 'lease-requests',
  'crear-inquilino': 'lease-requests',
  'proyectos/:id': 'proyectos',
  'crear-proyecto': 'proyectos',
};

/** The entry of the menus under which an address stands; undefined under none. */
export function currentEntry(pathname: string): ScreenPath | undefined {
  const path = screenOf(pathname);
  return path && (belongsTo[path] ?? path);
}
