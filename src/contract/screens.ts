/**
 * Every screen behind the login (specification section 2), one record each, in the order of the menus. Router, menus,
 * titles, frames, palette, back links, mails and the build only use this table. A new screen is one record here, or in
 * `recordScreens` if it has no menu entry, and its component.
 */
import { can, isStaff, scopeOf, type Permission, type Role } from './permissions';
import { recordScreens } from './recordScreens';

/** The header shows `work` first and `header`, pages for reading, last. */
export type MenuName = 'work' | 'header' | 'plans' | 'manage' | 'user';
interface MenuReader {
  type: Role;
  properties_count: number;
  can_manage_email_settings: boolean;
  is_setting_up?: boolean;
}

export interface ScreenRecord {
  title: string;
  permission: Permission;
  /** Its component: the module below `src/features` without `.tsx`, and the name of its export. */
  component: readonly [module: string, name: string];
  /** Menus that show it, and a condition on the user beyond the permission. */
  menus?: readonly MenuName[];
  isFor?: (user: MenuReader, menu: MenuName) => boolean;
  /** Parent list, whose menu entry is marked while the screen is open. */
  parent?: string;
  /** For screens that start with their title: the placeholder below it until the content is loaded. */
  start?: 'list' | 'page';
  /** Section 2: a user without permission is redirected home instead of to the 403 page. */
  isSilent?: boolean;
  /** A frequent next screen: its code is preloaded once the page is idle. */
  isNext?: boolean;
}

const isOwner = (user: MenuReader) => scopeOf(user, 'leaseRequests:create') === 'own' && user.properties_count > 0;
const isForStaff = ({ type }: MenuReader) => isStaff(type);
/** Screens that staff use daily are also in the header (an addition to section 2). */
const daily = ['manage', 'user'] as const;

export const screens = {
  hoy: {
    title: 'Hoy',
    permission: 'today:see',
    component: ['today/TodayScreen', 'TodayScreen'],
    menus: ['work'],
    start: 'page',
  },
  'consorcio-reclamos': {
    title: 'Reclamos de proyecto',
    permission: 'projectClaims:read',
    component: ['claims/ClaimListScreens', 'ProjectClaimsScreen'],
    menus: ['work'],
    start: 'list',
  },
  reclamos: {
    title: 'Reclamos de unidad',
    permission: 'unitClaims:read',
    component: ['claims/ClaimListScreens', 'UnitClaimsScreen'],
    menus: ['work'],
    start: 'list',
  },
  'manual-de-mantenimiento': {
    title: 'Manual de mantenimiento',
    permission: 'session:use',
    component: ['content/ManualScreen', 'ManualScreen'],
    menus: ['header'],
    start: 'page',
  },
  'cuadro-de-garantias': {
    title: 'Cuadro de garantías',
    permission: 'warranty:read',
    component: ['content/WarrantyScreen', 'WarrantyScreen'],
    menus: ['header'],
    start: 'page',
  },
  'mis-garantias': {
    title: 'Mis garantías',
    permission: 'warranty:own',
    component: ['warranty/OwnWarrantyScreen', 'OwnWarrantyScreen'],
    menus: ['header'],
    start: 'page',
  },
  'reglamento-de-convivencia': {
    title: 'Reglamento de convivencia',
    permission: 'session:use',
    component: ['plans/HouseRulesScreen', 'HouseRulesScreen'],
    menus: ['header'],
    start: 'page',
  },
  'planos-proyecto': {
    title: 'Planos de proyecto',
    permission: 'projectPlans:read',
    component: ['plans/PlansScreens', 'ProjectPlansScreen'],
    menus: ['plans'],
    start: 'page',
  },
  planos: {
    title: 'Planos de unidad',
    permission: 'unitPlans:read',
    component: ['plans/PlansScreens', 'UnitPlansScreen'],
    menus: ['plans'],
    start: 'page',
  },
  perfil: {
    title: 'Mi Perfil',
    permission: 'profile:edit',
    component: ['auth/ProfileScreen', 'ProfileScreen'],
    menus: ['user'],
    isFor: (user) => can(user, 'profile:see'),
    start: 'page',
  },
  'crear-inquilino': {
    title: 'Crear Inquilino',
    permission: 'leaseRequests:create',
    component: ['leases/NewLeaseScreen', 'NewLeaseScreen'],
    menus: ['user'],
    isFor: isOwner,
    parent: 'lease-requests',
  },
  'reclamos/agregar-reclamo': {
    title: 'Crear reclamo de unidad',
    permission: 'unitClaims:create',
    component: ['claims/NewUnitClaimScreen', 'NewUnitClaimScreen'],
    menus: ['user'],
    parent: 'reclamos',
  },
  'reclamos/agregar-reclamo-proyecto': {
    title: 'Crear reclamo de proyecto',
    permission: 'projectClaims:create',
    component: ['claims/NewProjectClaimScreen', 'NewProjectClaimScreen'],
    menus: ['user'],
    parent: 'consorcio-reclamos',
  },
  clientes: {
    title: 'Clientes',
    permission: 'clients:manage',
    component: ['clients/ClientListScreen', 'ClientListScreen'],
    menus: daily,
    start: 'list',
  },
  unidades: {
    title: 'Unidades',
    permission: 'units:manage',
    component: ['units/UnitListScreen', 'UnitListScreen'],
    menus: daily,
    start: 'list',
  },
  'lease-requests': {
    title: 'Alquileres',
    permission: 'leaseRequests:read',
    component: ['leases/LeaseListScreen', 'LeaseListScreen'],
    menus: daily,
    isFor: (user, menu) => isForStaff(user) || (menu === 'user' && isOwner(user)),
    start: 'list',
  },
  proyectos: {
    title: 'Proyectos',
    permission: 'projects:manage',
    component: ['projects/ProjectListScreen', 'ProjectListScreen'],
    menus: daily,
    start: 'list',
  },
  trabajos: {
    title: 'Trabajos',
    permission: 'works:manage',
    component: ['works/WorkListScreen', 'WorkListScreen'],
    menus: daily,
    start: 'list',
  },
  agenda: {
    title: 'Agenda',
    permission: 'visits:arrange',
    component: ['works/AgendaScreen', 'AgendaScreen'],
    menus: daily,
    start: 'page',
  },
  panel: {
    title: 'Panel',
    permission: 'panel:see',
    component: ['panel/PanelScreen', 'PanelScreen'],
    menus: daily,
    isFor: (user, menu) => isForStaff(user) || menu === 'user',
    start: 'page',
  },
  contratistas: {
    title: 'Contratistas',
    permission: 'contractors:manage',
    component: ['contractors/ContractorListScreen', 'ContractorListScreen'],
    menus: daily,
    start: 'list',
  },
  'reclamos-formales': {
    title: 'Reclamos formales',
    permission: 'complaints:manage',
    component: ['complaints/ComplaintListScreen', 'ComplaintListScreen'],
    menus: ['user'],
    start: 'list',
  },
  costos: {
    title: 'Costos',
    permission: 'costs:manage',
    component: ['works/CostListScreen', 'CostListScreen'],
    menus: ['user'],
    start: 'list',
  },
  managers: {
    title: 'Supervisores',
    permission: 'managers:manage',
    component: ['managers/UserListScreen', 'UserListScreen'],
    menus: daily,
    start: 'list',
  },
  'primeros-pasos': {
    title: 'Primeros pasos',
    permission: 'company:manage',
    component: ['settings/SetupScreen', 'SetupScreen'],
    menus: ['user'],
    isFor: ({ is_setting_up: isSettingUp }) => isSettingUp === true,
    start: 'page',
  },
  empresa: {
    title: 'Empresa',
    permission: 'company:manage',
    component: ['settings/CompanyScreen', 'CompanyScreen'],
    menus: ['user'],
    start: 'page',
  },
  plazos: {
    title: 'Plazos de los reclamos',
    permission: 'terms:manage',
    component: ['settings/TermsScreen', 'TermsScreen'],
    menus: ['user'],
    start: 'page',
  },
  'email-settings': {
    title: 'Configuración de Emails',
    permission: 'emailSettings:manage',
    component: ['settings/EmailSettingsScreen', 'EmailSettingsScreen'],
    menus: ['user'],
    isSilent: true,
    start: 'page',
  },
  ...recordScreens,
} as const satisfies Record<string, ScreenRecord>;

export type ScreenPath = keyof typeof screens;
export const screenPaths = Object.keys(screens) as ScreenPath[];
/** Every path with its record, in the order of the menus. */
export const screenEntries = Object.entries(screens) as [ScreenPath, ScreenRecord][];
