export const projectsPath = '/proyectos';
export const newProjectPath = '/crear-proyecto';
export const projectPath = (id: number): string => `${projectsPath}/${id}`;
