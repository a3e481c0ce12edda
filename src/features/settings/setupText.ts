import type { Setup } from '../../api/auth';

type Step = Setup['steps'][number]['step'];

export const setupText = {
  title: 'Primeros pasos',
  intro: 'Lo que falta para que tus clientes usen el portal. Cada paso se marca solo cuando está hecho.',
  failed: 'No pudimos ver qué falta.',
  progress: (done: number, all: number) => `${done} de ${all}`,
  progressLabel: 'Pasos hechos',
  done: 'Listo',
  left: 'Falta',
  allDoneTitle: 'El portal está listo',
  allDone: 'No queda ningún paso. Los reclamos que hagan tus clientes aparecen en la lista de reclamos.',
  toClaims: 'Ver los reclamos',
  noServer: 'Falta el servidor de correo: lo indica quien instaló el portal, en SMTP_URL.',
  mailsOf: (username: string) => `Los emails los configura ${username}.`,
  noMailAccount: (username: string) =>
    `Los emails los configura ${username}, una cuenta que todavía no existe: creala, o que quien instaló el portal indique otra (EMAIL_SETTINGS_USERNAME).`,
  sendTest: (to: string) => `Mandar una prueba a ${to}`,
  testSent: (to: string) => `Salió hacia ${to}. Si no llega, revisá el correo no deseado.`,
  testFailed: (why: string) => `El servidor de correo no la aceptó: ${why}`,
  createMailAccount: 'Crear la cuenta',
} as const;

/** The title and hint of each step. */
export const stepTexts = {
  company: { title: 'Tu empresa', hint: 'El nombre, el color y el logo que llevan todas las páginas y los emails.' },
  phone: {
    title: 'Teléfono',
    hint: 'A dónde llama un contratista, o quien espera una visita, cuando un enlace ya no le sirve.',
  },
  mail: { title: 'Emails', hint: 'Elegí a quién se le avisa y mandá un email de prueba.' },
  projects: { title: 'Primer proyecto', hint: 'Un edificio o un conjunto, con su dirección.' },
  units: { title: 'Unidades', hint: 'Todas juntas desde una planilla, con sus propietarios, o de a una.' },
  people: {
    title: 'Personas',
    hint: 'Supervisores y propietarios: cada uno recibe una invitación y elige su contraseña.',
  },
  warranty: { title: 'Cuadro de garantías', hint: 'Empezá con una plantilla y revisá los plazos.' },
  terms: {
    title: 'Plazos',
    hint: 'En cuánto tiempo respondés y terminás un reclamo, y los días que trabaja la oficina. Podés guardarlos sin plazos.',
  },
  documents: {
    title: 'Manual y reglamento',
    hint: 'Los textos que vienen con el portal son un ejemplo: poné los de tu empresa.',
  },
} satisfies Record<Step, { title: string; hint: string }>;

export const stepLinks = {
  empresa: 'Completar los datos',
  'email-settings': 'Configurar los emails',
  'crear-proyecto': 'Crear un proyecto',
  importar: 'Importar una planilla',
  'crear-unidad': 'Crear una unidad',
  'crear-manager': 'Invitar a un supervisor',
  registro: 'Invitar a un propietario',
  'cuadro-de-garantias': 'Ver el cuadro',
  plazos: 'Definir los plazos',
  'manual-de-mantenimiento': 'Ver el manual',
  'reglamento-de-convivencia': 'Ver el reglamento',
} as const;
