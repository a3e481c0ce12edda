/** Which pictures each story has; the other checks are for all stories. */
import { looks, type Look } from './looks';
import type { Entry } from './stories';

/** Mails are as wide as a mail program's column, and shown to their end. */
export const isMail = ({ title }: Entry): boolean => title.startsWith('Mails');
export const deskWidthOf = (story: Entry): 640 | 1280 => (isMail(story) ? 640 : 1280);
export const phoneWidth = 360;

/** States that look the same on each screen, and the screens that keep their pictures of them. */
const sameEverywhere = ['Cargando', 'Falla', 'No existe', 'Que no cargan'];
const withOwnLook = /^Pantallas\/(Hoy|Panel|Reclamos\/(Lista|Reclamo)|Trabajos\/(Agenda|Enlace|Lista))/;
/** Mails with the parts of another one, and other words. */
const likeAnother = ['Reclamo asignado', 'Copia para otra dirección', 'Cuenta reactivada', 'Dos pasos quitada'];
const alsoAsText = ['Reclamo recibido como texto', 'Visita propuesta en su nombre'];

function hasPictures(story: Entry): boolean {
  const { title, name } = story;
  if (isMail(story)) return !likeAnother.includes(name) && (alsoAsText.includes(name) || !name.endsWith('como texto'));
  return !title.startsWith('Pantallas/') || withOwnLook.test(title) || !sameEverywhere.includes(name);
}

/** Pages of a link, which people open on a phone: their states are narrow, and a desktop shows the first one. */
const forPhones = /^Pantallas\/(Trabajos\/(Enlace|Lista del)|Reclamos\/Enlace)/;

/**
 * States that a phone arranges otherwise than the first story of their title: another screen or role, a panel or menu
 * that covers the page, a form, and rows that become cards. Long texts are everywhere narrow too.
 */
const arrangedOtherwise: Record<string, string[]> = {
  'Piezas/Reclamos/Estado': ['Menú abierto'],
  'Piezas/Reclamos/Historia': ['Nota nueva'],
  'Piezas/Reclamos/Precio': ['Abierto'],
  'Piezas/Reclamos/Prioridad': ['Abierta'],
  'Piezas/Reclamos/Responsable': ['Responsable abierto', 'Asignar varios'],
  'Tabla/Lista': ['Con selección', 'Cargando', 'Vacía'],
  'Tabla/Páginas': ['De muchas'],
  'Tabla/Vistas': ['Propias y compartidas'],
  'Formularios/Formulario': ['Con problemas'],
  'Formularios/Fotos': ['Demasiadas'],
  'Pantallas/Acceso': ['Olvido', 'Nueva clave', 'Enlace incompleto', 'Código de verificación'],
  'Pantallas/Alquileres/Solicitud': ['Camino'],
  'Pantallas/Configuración/Empresa': ['Editando'],
  'Pantallas/Configuración/Plazos': ['Con errores'],
  'Pantallas/Contenido': ['Garantías', 'Garantías para administración', 'Garantías con sus cambios', 'Plazo nuevo'],
  'Pantallas/Hoy': ['Cargando'],
  'Pantallas/Importar/Importación': [
    'Elegir columnas de varias hojas',
    'Revisado con errores',
    'Con proyectos nuevos',
    'Importado',
  ],
  'Pantallas/Marco': [
    'Menú de usuario',
    'Menu movil de administracion',
    'Menu movil de consorcio',
    'Menu movil de cliente',
    'Pie',
    'Sin acceso',
    'Algo salió mal',
    'Ir a',
    'Ir a algo encontrado',
  ],
  'Pantallas/Panel': ['Tiempos', 'Plazos', 'Vuelven', 'Costos', 'Puntajes', 'Gráfico de barras', 'Gráfico por mes'],
  'Pantallas/Perfil': ['Editando', 'Segundo factor clave', 'Códigos de recuperación'],
  'Pantallas/Planos': ['De unidad para el equipo', 'Del consorcio', 'Imagen', 'Renombrar'],
  'Pantallas/Reclamos/Cómo termina': ['Dice que no', 'Segunda vez en desacuerdo', 'Haciendo un reclamo formal'],
  'Pantallas/Reclamos/Decisión': ['Que no corresponde'],
  'Pantallas/Reclamos/Documentos': ['Finalizado con emitidos'],
  'Pantallas/Reclamos/Formularios': ['De unidad con problemas', 'De unidad antes de enviar', 'De proyecto'],
  'Pantallas/Reclamos/Lista': ['Cliente', 'Consorcio', 'Asamblea', 'Cargando'],
  'Pantallas/Reclamos/Reclamo': ['Del cliente', 'De proyecto', 'Cargando'],
  'Pantallas/Reclamos/Trabajo': ['Recibo con rechazos', 'Filtros'],
  'Pantallas/Reclamos/Visita': ['Acordada', 'Nadie atendió', 'Proponer otros'],
  'Pantallas/Reclamos formales/Detalle': ['Contestando'],
  'Pantallas/Reglamento': ['De dos edificios', 'Para el equipo'],
  'Pantallas/Supervisores/Crear': ['Consorcio'],
  'Pantallas/Trabajos/Agenda': ['Día', 'Por persona', 'Recorrido', 'Visita', 'Cargando'],
  'Pantallas/Trabajos/Contratista': ['Nuevo'],
  'Pantallas/Trabajos/Costos': ['Nuevo', 'Lista'],
  'Pantallas/Trabajos/Trabajo': [
    'Pedido',
    'Devuelto y hecho',
    'Eligiendo fotos',
    'Con otros horarios del cliente',
    'Nuevo',
  ],
  'Pantallas/Trabajos/Varios a la vez': ['Proponiendo'],
  'Pantallas/Verificar': ['Auténtico'],
  'Mails/Para el equipo': ['Reclamos del día'],
  'Mails/Reclamos': ['Reclamo recibido oscuro'],
  'Mails/Visitas': ['Visita por elegir'],
};

interface Pictured {
  isWide: boolean;
  isNarrow: boolean;
  looks: Look[];
}

/** Returns which pictures a story has; `isFirst`: whether it is the first one of its title. */
export function picturedOf(story: Entry, isFirst: boolean): Pictured {
  const { title, name } = story;
  if (!hasPictures(story)) return { isWide: false, isNarrow: false, looks: [] };
  const isForPhones = forPhones.test(title);
  return {
    isWide: isFirst || !isForPhones,
    isNarrow:
      isFirst || isForPhones || /larg[oa]s?\b/i.test(name) || (arrangedOtherwise[title]?.includes(name) ?? false),
    looks: looks.filter(({ has }) => has(story, isFirst)),
  };
}

/** States of {@link arrangedOtherwise} that no story has. */
export const unknownStates = (stories: Entry[]): string[] =>
  Object.entries(arrangedOtherwise).flatMap(([title, names]) =>
    names
      .filter((name) => !stories.some((story) => story.title === title && story.name === name))
      .map((name) => `${title}: ${name}`),
  );

/** Returns the folders of a story's pictures. */
export function foldersOf(story: Entry, isFirst: boolean): (number | string)[] {
  const { isWide, isNarrow, looks: chosen } = picturedOf(story, isFirst);
  return [
    ...(isWide ? [deskWidthOf(story)] : []),
    ...(isNarrow ? [phoneWidth] : []),
    ...chosen.map(({ name }) => name),
  ];
}
