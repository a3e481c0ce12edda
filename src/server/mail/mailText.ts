import type { ClaimStatus } from '../../contract/claimStatus';
import { claimStatusLabels, withdrawnLabel } from '../../contract/statusText';
import { portalName } from '../../contract/webSettings';

const writer = (company: string) => company || 'El equipo de posventa';

/** Subjects, titles and lines of the mails. */
export const mailText = {
  brand: (company: string) => company || portalName,
  greeting: (name: string) => (name ? `Hola, ${name}:` : 'Hola:'),
  /** States the sender and the reason for the mail. A company without a name is called "the portal". */
  why: {
    account: (company: string) => `${writer(company)} te escribe porque tenés una cuenta en el portal de posventa.`,
    formerAccount: (company: string) =>
      `${writer(company)} te escribe porque esta dirección era la de una cuenta del portal de posventa.`,
    invitation: (company: string) =>
      `${writer(company)} te escribe porque creó una cuenta con esta dirección. Si no la esperabas, ignorá este mensaje.`,
    test: (company: string) =>
      `${writer(company)} te escribe porque alguien pidió esta prueba en la configuración de emails.`,
    claim: (company: string) =>
      `${writer(company)} te escribe porque el reclamo es tuyo, de tu unidad o de tu edificio.`,
    assigned: (company: string) => `${writer(company)} te escribe porque trabajás con reclamos en el portal.`,
    work: (company: string) =>
      `${writer(company)} te escribe porque te pidió un trabajo. El enlace es para vos: quien lo tenga ve el trabajo.`,
    visit: (company: string) => `${writer(company)} te escribe porque te encargó un trabajo.`,
    warranty: (company: string) =>
      `${writer(company)} te escribe porque pediste un aviso antes de que termine un plazo de garantía.`,
    lease: (company: string) => `${writer(company)} te escribe porque la solicitud es sobre tu unidad.`,
    staff: (company: string) => `${writer(company)} te escribe porque trabajás con este proyecto en el portal.`,
    copy: (company: string) =>
      `${writer(company)} te escribe porque cargó esta dirección para recibir una copia de los avisos de este proyecto.`,
  },
  phone: (phone: string) => `Teléfono: ${phone}`,
  /** For recipients without an account. */
  noReplyAtAll: 'No respondas a esta dirección: nadie la lee.',
  noReply: 'No respondas a esta dirección: escribinos desde el portal.',
  claimHeading: (id: number) => `Reclamo #${id}`,
  withdrawnState: withdrawnLabel,
  next: 'Qué sigue',
  answerUs: 'Esperamos tu respuesta: escribinos en el reclamo y seguimos.',
  photo: 'Foto del reclamo',
  accesses: (count: number) => (count === 1 ? 'La cuenta es para' : 'La cuenta es para estos lugares'),
  leasedPlace: (place: string, from: string, until: string) => `${place}, del ${from} al ${until}`,
  invites: (inviter: string, company: string) =>
    `${inviter && company ? `${inviter}, de ${company},` : inviter || writer(company)} te invita al portal de posventa.`,
  fallback: 'Si el botón no funciona, copiá esta dirección en el navegador:',
  claimSubject: (id: number, what: string) => `Reclamo #${id}: ${what}`,
  /** The subject of a mail with several news of a claim: the number of the claim is between the two parts. */
  joinedSubjectStart: 'Reclamo #',
  joinedSubjectEnd: ': novedades',
  openClaim: 'Ver el reclamo',
  claimCreated: { subject: 'recibido', title: 'Se creó un reclamo' },
  urgent: (reason: string) => `Es urgente para quien lo hizo: ${reason}`,
  claimReceived: { subject: 'recibido', title: 'Recibimos tu reclamo' },
  documents: 'Acta y constancia de reparación en PDF',
  statusChanged: (from: ClaimStatus, to: ClaimStatus) => ({
    subject: claimStatusLabels[to].toLowerCase(),
    title: `El reclamo pasó de «${claimStatusLabels[from]}» a «${claimStatusLabels[to]}»`,
  }),
  solvedQuestion: '¿Quedó resuelto?',
  solvedYes: 'Sí, quedó resuelto',
  solvedNo: 'No, sigue el problema',
  solvedHint: 'Contestá con un botón, sin iniciar sesión. Si no quedó bien, el reclamo se reabre.',
  askSolved: {
    subject: '¿quedó resuelto?',
    title: '¿Quedó resuelto?',
    line: (day: string) =>
      `Terminamos el trabajo y queremos saber si quedó bien. Si no contestás hasta el ${day}, cerramos el reclamo sin respuesta; igual lo vas a poder contestar un tiempo más.`,
  },
  complaint: {
    open: 'Ver el reclamo formal',
    received: (number: string) => ({
      subject: `recibimos tu reclamo formal ${number}`,
      title: `Recibimos tu reclamo formal ${number}`,
    }),
    answered: (number: string) => ({
      subject: `contestamos tu reclamo formal ${number}`,
      title: `Contestamos tu reclamo formal ${number}`,
    }),
    made: (name: string, number: string) => ({
      subject: `reclamo formal ${number}`,
      title: `${name} dejó asentado el reclamo formal ${number}`,
    }),
    asks: (what: string) => `Pide: ${what}.`,
    due: (day: string) => `Se contesta por escrito a más tardar el ${day}.`,
  },
  notSolved: {
    subject: 'no quedó resuelto',
    title: (name: string) => `${name} dijo que no quedó resuelto: el reclamo se reabrió`,
  },
  whatWasDone: (done: string) => `Qué se hizo: ${done}`,
  rejectReason: (reason: string) => `Motivo: ${reason}`,
  decided: (label: string) => ({
    subject: `decisión: ${label.toLowerCase()}`,
    title: `Decisión sobre el reclamo: ${label}`,
  }),
  decision: (label: string) => `Decisión: ${label}.`,
  withdrawn: { subject: 'retirado', title: 'Quien hizo el reclamo lo retiró' },
  commented: (name: string) => ({ subject: 'comentario nuevo', title: `${name} comentó` }),
  mentioned: (name: string) => ({
    subject: 'te mencionaron en una nota interna',
    title: `${name} te mencionó en una nota interna`,
  }),
  assigned: (name: string) => ({
    subject: 'sos responsable',
    title: `${name} te hizo responsable de este reclamo`,
  }),
  assignedMany: (name: string, count: number) => ({
    subject: `Sos responsable de ${count} reclamos más`,
    title: `${name} te hizo responsable de ${count} reclamos`,
  }),
  assignedLine: (id: number, what: string, where: string) =>
    `Reclamo #${id}: ${[what, where].filter(Boolean).join(' · ')}`,
  assignedRest: (count: number) => (count === 1 ? 'Y 1 reclamo más.' : `Y ${count} reclamos más.`),
  openClaims: 'Ver mis reclamos',
  workAsked: {
    subject: (id: number) => `Te pidieron un trabajo (n.º ${id})`,
    title: 'Te pidieron un trabajo',
    action: 'Ver el trabajo',
  },
  workReturned: (id: number) => `Te devolvieron el trabajo ${id}`,
  workCancelled: (id: number) => `Anularon el trabajo ${id}`,
  workReason: (reason: string) => `Motivo: ${reason}`,
  workRest: (count: number) => (count === 1 ? 'Y 1 lugar más.' : `Y ${count} lugares más.`),
  /** The subject of the daily mail: the number of claims per state; states without claims are omitted. */
  termsOfDay: ({ late, today, paused }: { late: number; today: number; paused: number }) =>
    `Tus reclamos de hoy: ${[
      late > 0 && (late === 1 ? '1 vencido' : `${late} vencidos`),
      today > 0 && (today === 1 ? '1 vence hoy' : `${today} vencen hoy`),
      paused > 0 && (paused === 1 ? '1 espera respuesta' : `${paused} esperan respuesta`),
    ]
      .filter(Boolean)
      .join(', ')}`,
  termTitles: {
    late: 'Vencidos',
    today: 'Vencen hoy',
    paused: 'Esperan la respuesta de quien hizo el reclamo',
  },
  reminder: { subject: 'esperamos tu respuesta', title: 'Seguimos esperando tu respuesta' },
  askedOn: (day: string) => `El ${day} te preguntamos:`,
  openWork: 'Ver el trabajo',
  priceSet: (price: string | null) => ({
    subject: 'precio de reparación',
    title: price === null ? 'Se quitó el precio de reparación' : `El precio de reparación es ${price}`,
  }),
  leaseRequested: { subject: 'Nueva solicitud de inquilino', title: 'Hay una solicitud de inquilino para revisar' },
  leaseAdvanced: (label: string) => ({
    subject: `Solicitud de inquilino en estado ${label.toLowerCase()}`,
    title: `La solicitud de inquilino ahora está en «${label}»`,
  }),
  leaseRejected: { subject: 'Solicitud de inquilino rechazada', title: 'La solicitud de inquilino fue rechazada' },
  leaseWithdrawn: {
    subject: 'Solicitud de inquilino retirada',
    title: 'Quien hizo la solicitud de inquilino la retiró',
  },
  leaseLines: (tenant: string, unit: string, days: string) => [
    `Inquilino: ${tenant}`,
    `Unidad: ${unit}`,
    `Período: ${days}`,
  ],
  leaseReason: (reason: string) => `Motivo: ${reason}`,
  openLease: 'Ver la solicitud',
  welcome: {
    subject: 'Tu cuenta en el portal de posventa',
    title: 'Ya tenés cuenta en el portal de posventa',
    lines: ['Desde el portal podés hacer reclamos, seguirlos y ver los planos y las garantías de tu unidad.'],
    action: 'Iniciar sesión',
  },
  invitation: {
    subject: 'Te invitamos al portal de posventa',
    title: 'Elegí tu contraseña para entrar',
    lines: ['El enlace sirve una sola vez y vence en 7 días.'],
    action: 'Elegir contraseña',
  },
  reactivation: {
    subject: 'Tu cuenta de posventa vuelve a estar activa',
    title: 'Ya podés volver a entrar al portal',
    lines: [
      'Entrás con la contraseña que tenías. Si querés elegir otra, usá este enlace: sirve una sola vez y vence en 7 días.',
    ],
    action: 'Elegir contraseña',
  },
  recovery: {
    subject: 'Recuperar tu contraseña',
    title: 'Elegí una contraseña nueva',
    lines: [
      'Pediste recuperar el acceso al portal. El enlace sirve una sola vez y vence en una hora. Si no fuiste vos, ignorá este mensaje.',
    ],
    action: 'Elegir contraseña',
  },
  emailChanged: {
    subject: 'Cambió el email de tu cuenta',
    title: 'Cambió el email de tu cuenta de posventa',
    toOld: (after: string) => [
      `Desde ahora tu cuenta usa ${after}. Las sesiones abiertas y los enlaces anteriores dejaron de servir.`,
      'Si no lo pediste, avisale a la empresa.',
    ],
    toNew: (before: string) => [
      `Desde ahora tu cuenta usa este email en lugar de ${before}. Tu contraseña no cambió.`,
      'Si no sos esa persona, avisale a la empresa.',
    ],
  },
  passwordChanged: {
    subject: 'Cambió tu contraseña',
    title: 'Cambió la contraseña de tu cuenta de posventa',
    lines: ['Si no fuiste vos, elegí otra desde «Olvidé mi contraseña» y avisale a la empresa.'],
  },
  secondFactorOn: {
    subject: 'Activaste la verificación en dos pasos',
    title: 'Tu cuenta pide un código al iniciar sesión',
    lines: ['Si no fuiste vos, avisale a la empresa.'],
  },
  secondFactorOff: {
    subject: 'Se quitó la verificación en dos pasos',
    title: 'Tu cuenta ya no pide un código al iniciar sesión',
    lines: ['Si no fuiste vos, cambiá tu contraseña y avisale a la empresa.'],
  },
  codesGuessed: {
    subject: 'Demasiados códigos incorrectos',
    title: 'Alguien probó códigos de verificación en tu cuenta de posventa',
    lines: [
      'Hubo 10 códigos incorrectos en un cuarto de hora. Hasta que termine no aceptamos más.',
      'Quien los probó sabe tu contraseña o usa una sesión tuya. Si no fuiste vos, elegí otra contraseña desde «Olvidé mi contraseña».',
    ],
  },
  test: {
    subject: 'Email de prueba',
    title: 'La configuración de emails funciona',
    lines: ['Este es un mensaje de prueba del portal de posventa.'],
  },
  wrongAddress: 'No es una dirección de email: corregila en la ficha de la cuenta.',
  tooSlow: (seconds: number) =>
    `El servidor de correo no terminó en ${seconds.toLocaleString('es-AR')} segundos. El mensaje puede llegar igual.`,
  noSmtp: 'No hay un servidor de correo configurado: el mensaje queda en la lista de salida.',
} as const;
