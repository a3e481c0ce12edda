import { sizeWords } from '../../ui/words';
export const plansText = {
  title: 'Planos',
  unitPlans: 'Planos de unidad',
  projectPlans: 'Planos de proyecto',
  unit: 'Unidad',
  project: 'Proyecto',
  chooseUnit: 'Elegí una unidad para ver sus planos.',
  chooseProject: 'Elegí un proyecto para ver sus planos.',
  noUnits: 'Todavía no tenés unidades asignadas.',
  noProject: 'Tu usuario no tiene un proyecto asignado.',
  view: 'Ver',
  viewOf: (name: string) => `Ver ${name}`,
  download: 'Descargar',
  downloadOf: (name: string) => `Descargar ${name}`,
  rename: 'Renombrar',
  renameOf: (name: string) => `Renombrar ${name}`,
  remove: 'Eliminar',
  removeOf: (name: string) => `Eliminar ${name}`,
  uploadHint: 'PDF, PNG o JPEG de hasta 20 MB.',
  uploading: 'Subiendo…',
  name: 'Nombre',
  nameMissing: 'Escribí un nombre.',
  noReader: 'Este navegador no muestra archivos PDF dentro de la página. Descargá el archivo para verlo.',
  houseRules: 'Reglamento de convivencia',
  commonOf: (buildings: string) => `Reglamento común, para ${buildings}`,
  building: 'Edificio',
  chooseBuilding: 'Elegí un edificio para ver o subir su reglamento. Sin uno propio vale el común.',
  buildingsFailed: 'No pudimos saber si tu edificio tiene un reglamento propio.',
  size: sizeWords,
  zoomIn: 'Ampliar',
  zoomOut: 'Reducir',
} as const;

/** What is said of plans. */
const planWords = {
  failed: 'No pudimos cargar los planos.',
  empty: 'Todavía no hay planos cargados.',
  emptyHint: 'Cuando la obra los publique los vas a ver acá.',
  removeWarning: 'El plano se borra para todos y no se puede recuperar.',
  removed: 'Plano eliminado',
  renamed: 'Plano renombrado',
  uploaded: 'Plano cargado',
  upload: 'Subir plano',
  tooLarge: 'El plano no puede superar los 20 MB.',
  wrongType: 'El plano debe ser un PDF, PNG o JPEG.',
};

/** What is said of the house rules of a building. */
const rulesWords: typeof planWords = {
  failed: 'No pudimos cargar el reglamento.',
  empty: 'Este edificio no tiene reglamento propio.',
  emptyHint: 'Vale el reglamento común, que está abajo.',
  removeWarning: 'El reglamento se borra para todos y no se puede recuperar.',
  removed: 'Reglamento eliminado',
  renamed: 'Reglamento renombrado',
  uploaded: 'Reglamento cargado',
  upload: 'Subir reglamento',
  tooLarge: 'El reglamento no puede superar los 20 MB.',
  wrongType: 'El reglamento debe ser un PDF, PNG o JPEG.',
};

/** Returns the words on documents of a kind. */
export const wordsOf = (owner: 'unit' | 'project' | 'rules') => (owner === 'rules' ? rulesWords : planWords);
