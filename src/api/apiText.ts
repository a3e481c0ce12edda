/** Messages of failures without a message of the server. */
export const apiText = {
  NO_TOKEN: 'Token is null',
  OFFLINE: 'No pudimos conectarnos con el servidor. Revisá tu conexión e intentá de nuevo.',
  withCode: (message: string, code: string) => `${message} Código: ${code}`,
  UNREADABLE_FILE: (name: string) => `No se pudo leer «${name}»: cambió o ya no está. Elegilo de nuevo.`,
  TIMEOUT: 'El servidor tardó demasiado en responder. Intentá de nuevo.',
  ABORTED: 'Se canceló antes de terminar.',
  UNFORESEEN: 'Algo falló en esta página. Recargala e intentá de nuevo.',
  MISSING: 'Este servidor no lo ofrece.',
  NO_SUCH_FILTER: 'Este servidor no puede filtrar ni ordenar así. Quitá el filtro para ver la lista.',
  NO_OWNERSHIP: 'La unidad no tiene propietario: asignale un cliente primero.',
  BAD_ANSWER: 'El servidor dio una respuesta que no entendemos. Intentá de nuevo en unos minutos.',
} as const;

/** The service errors of specification section 8, by endpoint; the rest are named after their endpoint. */
const serviceErrors: Record<string, string> = {
  login: 'Error when trying to login',
  createUnitClaim: 'Error when creating the claim',
  createProjectClaim: 'Error when creating the claim',
  createUnit: 'Error when creating the unit',
  listUnassignedUnits: 'Error when getting the unassigned units',
  getUnit: 'Error when getting the unit',
  listUnits: 'Error when listing the units',
  listUnitTypes: 'Error when listing the types',
  listLeaseRequests: 'Error when listing the lease contract request',
  getClient: 'Error when getting the client',
  moveUpLeaseRequest: 'Error when moving up the lease contract request',
  rejectLeaseRequest: 'Error when rejecting the lease contract request',
  listProjects: 'Error when listing the projects',
  getProject: 'Error when getting the project',
  createProject: 'Error when creating the project',
  listManagers: 'Error when listing the managers',
  getManager: 'Error when getting the manager',
  createManager: 'Error when creating the manager',
  addManagerProject: 'Error when adding project to manager',
  removeManagerProject: 'Error when removing project from manager',
  setManagerPrimaryProject: 'Error when setting primary project',
  setManagerProjects: 'Error when updating manager projects',
  deactivateManager: 'Error when deactivating manager',
  listConsortiums: 'Error when listing the consortiums',
  getConsortium: 'Error when getting the consortium',
  createConsortium: 'Error when creating the consortium',
};

export const serviceError = (endpoint: string): string => serviceErrors[endpoint] ?? `Error in ${endpoint}`;
