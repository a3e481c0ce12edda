import { sizeWords } from '../words';

/** Texts of the documents on paper that the portal issues. */
export const issueText = {
  working: 'Preparando el documento…',
  late: 'El documento todavía no está listo. Pedilo de nuevo en un minuto.',
  open: (bytes: number | null) => (bytes === null ? 'Abrir el PDF' : `Abrir el PDF (${sizeWords(bytes)})`),
  version: (version: number, code: string) => `Versión ${version} · código ${code}`,
  verify: 'Verificar',
} as const;
