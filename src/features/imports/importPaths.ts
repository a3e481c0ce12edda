export const importPath = '/importar';
export const importJobPath = (id: number): string => `${importPath}/${id}`;
