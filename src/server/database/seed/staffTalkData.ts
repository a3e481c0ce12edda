import type { ClaimStatus } from '../../../contract/claimStatus';

/** One internal note of a thread; `@` and a full name mentions a colleague. */
interface NoteLine {
  author: string;
  text: string;
  /** Its original text, if the author changed it. */
  former?: string;
}

/** A conversation of staff about a claim of this status, in a project of the first author. */
export interface NoteThread {
  status: ClaimStatus;
  notes: NoteLine[];
}

const gustavo = 'manager@demo.ar';
const romina = 'romina.sosa@demo.ar';
const mariana = 'admin@demo.ar';
const hernan = 'direccion@demo.ar';

export const noteThreads: NoteThread[] = [
  {
    status: 'pending',
    notes: [
      {
        author: gustavo,
        text: '@Mariana Bertolotti, es la tercera unidad de este edificio con lo mismo. ¿Lo vemos con el proveedor antes de contestar?',
      },
      { author: mariana, text: 'Sí. Llamo al proveedor mañana y te digo, @Gustavo Ledesma.' },
    ],
  },
  {
    status: 'pending',
    notes: [
      {
        author: romina,
        text: 'Pasé a mirar: hay que abrir la pared. Pido presupuesto a dos contratistas.',
        former: 'Pasé a mirar: parece que hay que abrir la pared.',
      },
    ],
  },
  {
    status: 'approved',
    notes: [
      { author: gustavo, text: 'El contratista puede el jueves o el viernes, siempre después de las 14.' },
      { author: gustavo, text: 'Confirmó el viernes. Le pedí que lleve la ficha técnica de la pieza.' },
    ],
  },
  {
    status: 'open',
    notes: [
      {
        author: gustavo,
        text: 'El plomero dice que falta un repuesto que tarda diez días. @Mariana Bertolotti, ¿lo compramos nosotros para no esperar?',
      },
      { author: mariana, text: 'Compralo y pasame la factura. Va a la cuenta de la obra.' },
      { author: gustavo, text: 'Listo, llega el lunes.' },
    ],
  },
  {
    status: 'open',
    notes: [
      { author: romina, text: 'Trabajo hecho al 70 %. Falta pintar; vuelvo con @Pablo Ferreyra la semana que viene.' },
    ],
  },
  {
    status: 'completed',
    notes: [{ author: gustavo, text: 'Quedó bien. Guardé las fotos del antes y el después en la carpeta de la obra.' }],
  },
  {
    status: 'rejected',
    notes: [
      {
        author: mariana,
        text: 'Lo hablé con @Hernán Oviedo: si el propietario insiste, le hacemos el presupuesto sin cargo de visita.',
      },
      { author: hernan, text: 'De acuerdo.' },
    ],
  },
];

/** Saved replies of staff. Placeholders such as `{nombre}` are filled from the claim. */
export const savedReplies: { owner: string; name: string; text: string; isShared: boolean }[] = [
  {
    owner: mariana,
    name: 'Recibimos el reclamo',
    text: 'Hola {nombre}: recibimos el reclamo {reclamo}, del {fecha}. Lo revisamos y te contestamos dentro de las 48 horas hábiles.',
    isShared: true,
  },
  {
    owner: mariana,
    name: 'Pedir fotos',
    text: 'Hola {nombre}: para avanzar con el reclamo {reclamo} necesitamos una foto de cerca y otra de toda la pared. Podés adjuntarlas acá mismo.',
    isShared: true,
  },
  {
    owner: mariana,
    name: 'Fuera de garantía',
    text: 'Hola {nombre}: revisamos el reclamo {reclamo} y el plazo de garantía de este elemento ya venció. Si querés, te pasamos un presupuesto.',
    isShared: true,
  },
  {
    owner: gustavo,
    name: 'Arreglo terminado',
    text: 'Hola {nombre}: el arreglo en {unidad} quedó terminado. Fijate unos días y, si vuelve a pasar, respondé este mensaje y lo reabrimos.',
    isShared: true,
  },
  {
    owner: gustavo,
    name: 'Mi visita del viernes',
    text: 'Hola {nombre}: paso el viernes por {unidad}, entre las 14 y las 17. ¿Va a haber alguien?',
    isShared: false,
  },
  {
    owner: romina,
    name: 'Aviso de demora',
    text: 'Hola {nombre}: el contratista se atrasó con otro trabajo. Te confirmo el nuevo día esta semana; disculpá la demora.',
    isShared: false,
  },
  {
    owner: mariana,
    name: 'Consulta a dirección',
    text: 'Hola {nombre}: consultamos tu pedido con la dirección de la empresa. Te contestamos antes del viernes.',
    isShared: false,
  },
];
