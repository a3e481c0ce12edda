import { issuedTitles } from '../../contract/issuedDocumentRules';

/** Texts of the page that verifies documents. */
export const verifyText = {
  title: 'Verificar un documento',
  back: 'Ir al portal',
  intro: 'Poné el código que figura en el documento. Te decimos si lo emitió este portal; no mostramos lo que dice.',
  code: 'Código',
  codeHint: 'Son 16 letras y números, por ejemplo 7K3M-9QXD-2HFT-W8PN.',
  codeProblem: 'El código tiene 16 letras y números: revisá si falta o sobra alguno.',
  verify: 'Verificar',
  verifying: 'Verificando…',
  genuine: (kind: keyof typeof issuedTitles, company: string) =>
    `Es auténtico: ${issuedTitles[kind]}${company ? ` de ${company}` : ''}.`,
  version: (version: number, at: string) => `Versión ${version}, emitida el ${at}.`,
  latest: 'Es la última versión.',
  newer: (version: number) => `Hay una versión más nueva: la ${version}.`,
  unknown: 'No es auténtico: ningún documento de este portal tiene ese código.',
  compare: 'Comparar el archivo',
  compareHint:
    'El código dice que el documento existe. Para saber si tu archivo es ese, sin cambios, elegilo o soltalo acá: se compara en tu navegador y no se envía.',
  choose: 'Elegir el PDF',
  same: (name: string) => `${name} es el documento original, sin cambios.`,
  different: (name: string) => `${name} no es el documento original: se modificó, o es otro.`,
  cannotCompare: 'Este navegador no puede comparar archivos en una dirección sin https.',
} as const;
