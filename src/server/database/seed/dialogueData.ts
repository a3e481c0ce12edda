import type { ClaimStatus } from '../../../contract/claimStatus';

/** The state of a claim's warranty, as in the table `claim_warranty`; `none` without a term, as for project claims. */
export type WarrantyState = 'covered' | 'expired' | 'none';
/** A text, or one text per warranty state. */
export type Saying = string | Record<WarrantyState, string>;

export interface Line {
  isStaff: boolean;
  text: Saying;
  /** Said only of a claim with photos. */
  isOfPhoto?: true;
}

/** Returns the text for a warranty state. */
export const wordsFor = (saying: Saying, warranty: WarrantyState): string =>
  typeof saying === 'string' ? saying : saying[warranty];

/** Reasons of staff to reject a claim. */
export const rejectReasons: Saying[] = [
  {
    covered: 'No corresponde a la garantía: el daño es por el uso. Podés pedir un presupuesto por mensaje.',
    expired: 'La garantía de este elemento ya venció. Podés pedir un presupuesto por mensaje.',
    none: 'El daño es por el uso. Podés pedir un presupuesto por mensaje.',
  },
  'Es un arreglo del consorcio: ya lo derivamos a su administración, que se comunica con vos.',
];

/** Conversations of staff with the author of a claim, by the claim's status. */
export const dialogues: Partial<Record<ClaimStatus, Line[][]>> = {
  pending: [
    [{ isStaff: true, text: 'Recibimos tu reclamo. Lo vamos a revisar y te contestamos en estos días.' }],
    [{ isStaff: false, text: '¿Pudieron verlo? Hoy volvió a pasar.' }],
    [
      {
        isStaff: true,
        text: '¿Nos podés mandar una foto más de cerca? Así vemos si es la junta o el caño.',
        isOfPhoto: true,
      },
      { isStaff: false, text: 'Recién la subí. Decime si se ve bien.', isOfPhoto: true },
    ],
  ],
  approved: [
    [
      {
        isStaff: true,
        text: {
          covered: 'Está dentro de la garantía. Coordinamos la visita con el contratista.',
          expired:
            'La garantía ya venció, así que lo hacemos con presupuesto. Coordinamos la visita con el contratista.',
          none: 'Lo aprobamos. Coordinamos la visita con el contratista.',
        },
      },
      { isStaff: false, text: 'Perfecto, puedo cualquier día después de las 16.' },
    ],
    [{ isStaff: true, text: 'Aprobado. ¿Te sirve el jueves a la mañana?' }],
  ],
  open: [
    [
      { isStaff: true, text: 'Mañana entre las 9 y las 12 va el plomero. ¿Va a haber alguien?' },
      {
        isStaff: false,
        text: 'Sí, va a estar mi hermana. Avisale que toque el timbre del 3° A porque el portero no anda.',
      },
      { isStaff: true, text: 'Listo, le pasamos el dato. Si se atrasa te avisamos por acá.' },
    ],
    [
      { isStaff: true, text: 'Empezamos el trabajo. Falta que seque el revoque para pintar.' },
      { isStaff: false, text: 'Gracias, por ahora viene muy bien.' },
    ],
  ],
  completed: [
    [
      { isStaff: true, text: 'El arreglo quedó terminado. Fijate unos días y si vuelve a pasar reabrimos el reclamo.' },
      { isStaff: false, text: 'Quedó impecable. ¡Muchas gracias!' },
    ],
    [
      { isStaff: false, text: 'Vinieron y lo cambiaron, pero dejaron el piso con polvo.' },
      { isStaff: true, text: 'Te pedimos disculpas. Hoy a la tarde pasa una persona a limpiar.' },
      { isStaff: false, text: 'Ya está, gracias por ocuparte.' },
    ],
    [
      {
        isStaff: true,
        text: 'Se reemplazó la pieza completa y se probó durante una hora sin pérdidas. El repuesto tiene seis meses de garantía del fabricante; guardá la factura que te dejó el técnico por si necesitás usarla.',
      },
    ],
  ],
  rejected: [
    [
      {
        isStaff: true,
        text: {
          covered:
            'Revisamos el caso: el daño es por una modificación posterior a la entrega, así que no lo cubre la garantía. Podés consultarnos por un presupuesto.',
          expired: 'Revisamos el caso: la garantía de este elemento ya venció. Podés consultarnos por un presupuesto.',
          none: 'Revisamos el caso: el daño es por una modificación posterior a la entrega. Podés consultarnos por un presupuesto.',
        },
      },
      { isStaff: false, text: 'Entiendo. Pasame el presupuesto, por favor.' },
    ],
    [
      {
        isStaff: true,
        text: {
          covered:
            'Es un desgaste por el uso, y eso no lo cubre la garantía. Te dejamos el contacto del fabricante para que lo veas con ellos.',
          expired:
            'Este elemento ya está fuera del plazo de garantía. Te dejamos el contacto del fabricante para que lo veas con ellos.',
          none: 'Es un desgaste por el uso. Te dejamos el contacto del fabricante para que lo veas con ellos.',
        },
      },
    ],
  ],
};
