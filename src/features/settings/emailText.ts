import type { EmailSettings, OutboxMail } from '../../api/emailSettings';

type MailEvent = EmailSettings['events'][number]['event'];

export const eventLabels = {
  claim_created: 'Reclamo creado',
  claim_status_changed: 'Cambio de estado de un reclamo',
  claim_commented: 'Mensaje nuevo en un reclamo',
  claim_price_set: 'Precio de reparación cargado',
  claim_assigned: 'Responsable de un reclamo: a quien lo es desde ahora, y cada mañana lo que vence',
  lease_requested: 'Solicitud de alquiler',
  lease_advanced: 'Solicitud de alquiler avanzada',
  lease_rejected: 'Solicitud de alquiler rechazada',
  account_created: 'Cuenta creada',
} satisfies Record<MailEvent, string>;

export const mailStatusLabels = { pending: 'Pendiente', sent: 'Enviado', failed: 'Falló' } satisfies Record<
  OutboxMail['status'],
  string
>;

export const emailText = {
  title: 'Configuración de Emails',
  failed: 'No pudimos cargar la configuración.',
  noServer: 'No hay un servidor de correo configurado: los emails quedan en la bandeja de salida.',
  senderName: 'Nombre del remitente',
  senderMissing: 'Escribí el nombre del remitente.',
  events: 'A quién se le avisa',
  event: 'Evento',
  never: '—',
  cell: (event: string, audience: string) => `${event}: avisar a ${audience}`,
  extra: 'Destinatarios adicionales por proyecto',
  extraHint: 'Reciben una copia de los emails de los reclamos de ese proyecto.',
  project: 'Proyecto',
  emails: 'Emails',
  emailsPlaceholder: 'Escribí un email y presioná Enter',
  addProject: 'Agregar proyecto',
  removeProject: 'Quitar',
  wrongEmail: (email: string) => `«${email}» no es un email válido.`,
  projectMissing: 'Elegí un proyecto.',
  tooManyEmails: (max: number) => `Podés poner hasta ${max} emails por proyecto.`,
  wrong: 'Hay datos para corregir. Están marcados en su lugar.',
  save: 'Guardar cambios',
  unsavedTitle: 'Hay cambios sin guardar',
  unsavedHint: 'Si salís de esta página, lo que cambiaste se pierde.',
  unsavedLeave: 'Salir sin guardar',
  saved: 'Configuración guardada',
  test: 'Email de prueba',
  testTo: 'Enviar a',
  testSend: 'Enviar prueba',
  testSent: (to: string) => `El email de prueba salió hacia ${to}.`,
  testPending: (to: string) => `El email de prueba para ${to} quedó en la bandeja de salida.`,
  testFailed: (error: string) => `No se pudo enviar: ${error}`,
  outbox: 'Bandeja de salida',
  outboxEmpty: 'Todavía no salió ningún email.',
  columns: {
    created: 'Fecha',
    to: 'Para',
    subject: 'Asunto',
    status: 'Estado',
    attempts: 'Intentos',
    error: 'Último error',
  },
  retry: 'Reintentar envío',
  retryOf: (to: string) => `Reintentar envío a ${to}`,
  requeued: 'El email vuelve a la cola',
  conflict:
    'Otra persona guardó cambios mientras editabas. Lo que escribiste sigue acá: si volvés a guardar, reemplaza lo que guardó la otra persona.',
} as const;
