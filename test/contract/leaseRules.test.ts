import { leaseRequestProblems } from '../../src/contract/personRules';

/** A complete request that ends on its first day. */
const lease = {
  contract_id: 1,
  tenant_name: 'Ana',
  tenant_last_name: 'Paz',
  tenant_document: '30123456',
  tenant_email: 'ana@correo.ar',
  tenant_phone_number: '3412345678',
  lease_start_date: '2026-12-01',
  lease_end_date: '2026-12-01',
};

test('a lease must end after it begins', () => {
  expect(leaseRequestProblems(lease)).toEqual([
    { field: 'lease_end_date', message: 'La fecha de fin debe ser posterior a la de inicio.' },
  ]);
  expect(leaseRequestProblems({ ...lease, lease_end_date: '2028-12-01' })).toEqual([]);
});

test('a lease must not be over already; one that has begun is accepted', () => {
  const until = (end: string) =>
    leaseRequestProblems({ ...lease, lease_start_date: '2026-11-02', lease_end_date: end }, '2026-11-22');
  const over = {
    field: 'lease_end_date',
    message: 'El alquiler ya terminó: la fecha de fin no puede ser anterior a hoy.',
  };
  expect(until('2026-11-21')).toEqual([over]);
  expect(until('2026-11-22')).toEqual([]);
  // Only one problem is reported for the end.
  expect(until('2026-11-01')).toHaveLength(1);
  expect(until('2026-13-01').map(({ message }) => message)).toEqual(['Debe seleccionar una fecha.']);
});

test('a lease request is validated field by field', () => {
  const fields = [
    ...['contract_id', 'tenant_name', 'tenant_last_name', 'tenant_document', 'tenant_email'],
    ...['tenant_phone_number', 'lease_start_date', 'lease_end_date'],
  ];
  expect(leaseRequestProblems({})).toEqual(
    fields.map((field) => ({ field, message: 'Debe completar todos los campos' })),
  );
  const wrong = {
    ...lease,
    tenant_document: 'x',
    tenant_email: 'x',
    tenant_phone_number: 'x',
    lease_start_date: '2026-13-01',
    lease_end_date: '2027-13-01',
  };
  expect(leaseRequestProblems(wrong)).toEqual([
    { field: 'tenant_document', message: 'El DNI ingresado es inválido' },
    { field: 'tenant_email', message: 'El email ingresado es inválido' },
    { field: 'tenant_phone_number', message: 'El teléfono ingresado es incorrecto - Ej: 3412xxxxxx2' },
    { field: 'lease_start_date', message: 'Debe seleccionar una fecha.' },
    { field: 'lease_end_date', message: 'Debe seleccionar una fecha.' },
  ]);
  // With only an end, the beginning is missing, and the end is not reported.
  const { lease_start_date: _, ...endAlone } = lease;
  expect(leaseRequestProblems(endAlone).map(({ field }) => field)).toEqual(['lease_start_date']);
  expect(leaseRequestProblems({ ...lease, lease_end_date: '' }).map(({ field }) => field)).toEqual(['lease_end_date']);
});
