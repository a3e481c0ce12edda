export const demoPassword = 'posventa2025';
export const demoAccounts = [
  { username: 'admin@demo.ar', what: 'administración' },
  { username: 'manager@demo.ar', what: 'supervisión' },
  { username: 'consorcio@demo.ar', what: 'consorcio' },
  { username: 'administracion@demo.ar', what: 'administración de dos edificios' },
  { username: 'cliente@demo.ar', what: 'cliente' },
  { username: 'inquilino@demo.ar', what: 'inquilino' },
] as const;
