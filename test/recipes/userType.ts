import type { Recipe } from './recipe';

/** A user type that reads all claims, units and projects and changes nothing. */
export const userType: Recipe = {
  name: 'a role',
  limit: 5,
  edits: [
    {
      file: 'src/contract/permissions.ts',
      replace: [
        [
          '  consortium: {\n',
          "  auditor: {\n    isStaff: true,\n    supervisesProjects: false,\n    loginSlug: 'auditor',\n    home: 'reclamos',\n    profileFields: ['name', 'last_name'],\n    managePermission: 'admins:manage',\n    audience: null,\n    party: null,\n  },\n  consortium: {\n",
        ],
        ["  'session:use': everyone,", "  'session:use': { ...everyone, auditor: 'own' },"],
        [
          "  'unitClaims:read': { ...staff, client: 'own' },",
          "  'unitClaims:read': { ...staff, auditor: 'any', client: 'own' },",
        ],
        [
          "  'projectClaims:read': { ...staff, consortium: 'own' },",
          "  'projectClaims:read': { ...staff, auditor: 'any', consortium: 'own' },",
        ],
        [
          "  'units:read': { ...staff, client: 'own' },",
          "  'units:read': { ...staff, auditor: 'any', client: 'own' },",
        ],
        [
          "  'projects:read': { ...staff, consortium: 'own' },",
          "  'projects:read': { ...staff, auditor: 'any', consortium: 'own' },",
        ],
        ["  'lookups:read': shared,", "  'lookups:read': { ...shared, auditor: 'any' },"],
      ],
    },
    {
      file: 'src/contract/roleText.ts',
      replace: [
        [
          "  consortium: { one: 'Consorcio', login: 'Consorcios' },",
          "  auditor: { one: 'Auditor', login: 'Auditoría' },\n  consortium: { one: 'Consorcio', login: 'Consorcios' },",
        ],
      ],
    },
    {
      file: 'src/session/live/apply.ts',
      replace: [["  admin: () => ['Admin'],", "  admin: () => ['Admin'],\n  auditor: () => ['Admin'],"]],
    },
  ],
};
