export const toolsText = {
  building: 'Armando la interfaz…',
  noRegistry: 'El registro de paquetes no respondió: no se pudo saber si hay vulnerabilidades. Probá más tarde.',
  noVulnerability: 'Ningún paquete de producción tiene vulnerabilidades conocidas.',
  vulnerable: (name: string, range: string, severity: string, days: number, reasons: string) =>
    `${`${name} ${range}`.trim()}: ${severity}, a reemplazar en ${days} días. ${reasons}`,
} as const;
