/**
 * The screens without a menu entry: those of one record and those that create one. Part of `screens`, which documents
 * the fields.
 */
export const recordScreens = {
  'reclamos/:id': {
    title: 'Reclamo de unidad',
    permission: 'unitClaims:read',
    component: ['claims/ClaimScreen', 'UnitClaimScreen'],
    parent: 'reclamos',
    isNext: true,
  },
  'consorcio-reclamos/:id': {
    title: 'Reclamo de proyecto',
    permission: 'projectClaims:read',
    component: ['claims/ClaimScreen', 'ProjectClaimScreen'],
    parent: 'consorcio-reclamos',
    isNext: true,
  },
  'consorcio-reclamos/listado': {
    title: 'Listado para la asamblea',
    permission: 'projectClaims:read',
    component: ['claims/AssemblyScreen', 'AssemblyScreen'],
    parent: 'consorcio-reclamos',
  },
  'reclamos-formales/:id': {
    title: 'Reclamo formal',
    permission: 'complaints:read',
    component: ['claims/ComplaintScreen', 'ComplaintScreen'],
  },
  'clientes/:id': {
    title: 'Cliente',
    permission: 'clients:manage',
    component: ['clients/ClientScreen', 'ClientScreen'],
    parent: 'clientes',
  },
  registro: {
    title: 'Registrar cliente',
    permission: 'clients:manage',
    component: ['clients/NewClientScreen', 'NewClientScreen'],
    parent: 'clientes',
  },
  'unidades/:id': {
    title: 'Unidad',
    permission: 'units:manage',
    component: ['units/UnitScreen', 'UnitScreen'],
    parent: 'unidades',
  },
  'unidades/sin-entrega': {
    title: 'Unidades sin fecha de entrega',
    permission: 'units:manage',
    component: ['units/DeliveriesScreen', 'DeliveriesScreen'],
    parent: 'unidades',
  },
  'crear-unidad': {
    title: 'Crear unidad',
    permission: 'units:manage',
    component: ['units/NewUnitScreen', 'NewUnitScreen'],
    parent: 'unidades',
  },
  'asignar-cliente': {
    title: 'Asignar cliente a una unidad',
    permission: 'contracts:create',
    component: ['units/AssignScreen', 'AssignScreen'],
    parent: 'unidades',
  },
  'lease-request/:id': {
    title: 'Solicitud de alquiler',
    permission: 'leaseRequests:read',
    component: ['leases/LeaseScreen', 'LeaseScreen'],
    parent: 'lease-requests',
  },
  'proyectos/:id': {
    title: 'Proyecto',
    permission: 'projects:manage',
    component: ['projects/ProjectScreen', 'ProjectScreen'],
    parent: 'proyectos',
  },
  'crear-proyecto': {
    title: 'Crear proyecto',
    permission: 'projects:manage',
    component: ['projects/NewProjectScreen', 'NewProjectScreen'],
    parent: 'proyectos',
  },
  'trabajos/:id': {
    title: 'Trabajo',
    permission: 'works:manage',
    component: ['works/WorkScreen', 'WorkScreen'],
    parent: 'trabajos',
  },
  'encargar-trabajo': {
    title: 'Encargar trabajo',
    permission: 'works:manage',
    component: ['works/NewWorkScreen', 'NewWorkScreen'],
    parent: 'trabajos',
  },
  'contratistas/:id': {
    title: 'Contratista',
    permission: 'contractors:manage',
    component: ['contractors/ContractorScreen', 'ContractorScreen'],
    parent: 'contratistas',
  },
  'crear-contratista': {
    title: 'Crear contratista',
    permission: 'contractors:manage',
    component: ['contractors/NewContractorScreen', 'NewContractorScreen'],
    parent: 'contratistas',
  },
  'managers/:id': {
    title: 'Supervisor',
    permission: 'managers:manage',
    component: ['managers/ManagerScreen', 'ManagerScreen'],
    parent: 'managers',
  },
  'crear-manager': {
    title: 'Crear supervisor',
    permission: 'managers:manage',
    component: ['managers/NewManagerScreen', 'NewManagerScreen'],
    parent: 'managers',
  },
  'consortiums/:id': {
    title: 'Consorcio',
    permission: 'consortiums:manage',
    component: ['managers/ConsortiumScreen', 'ConsortiumScreen'],
    parent: 'managers',
  },
  importar: {
    title: 'Importar clientes y unidades',
    permission: 'imports:run',
    component: ['imports/NewImportScreen', 'NewImportScreen'],
    parent: 'clientes',
  },
  'importar/:id': {
    title: 'Importación',
    permission: 'imports:run',
    component: ['imports/ImportScreen', 'ImportScreen'],
    parent: 'clientes',
  },
  'importar-contratistas': {
    title: 'Importar contratistas',
    permission: 'imports:run',
    component: ['imports/NewImportScreen', 'NewImportScreen'],
    parent: 'contratistas',
  },
  'importar-contratistas/:id': {
    title: 'Importación',
    permission: 'imports:run',
    component: ['imports/ImportScreen', 'ImportScreen'],
    parent: 'contratistas',
  },
} as const;
