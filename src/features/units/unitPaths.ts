export const unitsPath = '/unidades';
export const newUnitPath = '/crear-unidad';
export const assignPath = '/asignar-cliente';
export const unitPath = (id: number): string => `${unitsPath}/${id}`;
