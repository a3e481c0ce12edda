import { changes } from './importsText';

/** The texts of an import's result. */
export const appliedText = {
  appliedTitle: (file: string) => `${file}: importado`,
  projectsCreated: (names: string[]) =>
    `${names.length === 1 ? 'Creamos el proyecto' : `Creamos ${names.length} proyectos:`} ${names.join(', ')}.`,
  seeProjects: 'Ver los proyectos',
  applied: (create: number, change: number) =>
    `Listo: guardamos ${changes(create, change, ['con datos nuevos', 'con cambios'])}.`,
  seeContractors: 'Ver los contratistas',
  seeClients: 'Ver los clientes',
  seeUnits: 'Ver las unidades',
} as const;
