/** The exact texts and numbers of the specification's sections 5, 8 and 9. */
import { serviceError } from '../../src/api/apiText';
import { limits } from '../../src/contract/limits';
import { rulesText } from '../../src/contract/rulesText';
import { claimsText } from '../../src/features/claims/claimsText';
import { claimFormText } from '../../src/features/claims/form/claimFormText';
import { clientsText } from '../../src/features/clients/clientsText';
import { managersText } from '../../src/features/managers/managersText';
import { unitsText } from '../../src/features/units/unitsText';
import { toastMs } from '../../src/ui/notify';

test('the messages of section 5 are exact', () => {
  expect(Object.values(rulesText)).toEqual(
    expect.arrayContaining([
      'El tamaño de los archivos no puede superar los 3MB.',
      'Debe seleccionar todos los campos de la ubicación del problema.',
      'La descripción debe tener al menos 10 caracteres.',
      'El nombre del contacto debe tener al menos 3 caracteres.',
      'El teléfono ingresado es incorrecto.',
      'Debe seleccionar una fecha.',
      'Maximo 5 archivos adjuntos.',
      'El comentario no puede estar vacio.',
      'Debe seleccionar un usuario y una unidad',
      'Debe completar todos los campos',
      'El DNI ingresado es inválido',
      'El teléfono ingresado es incorrecto - Ej: 3412xxxxxx2',
    ]),
  );
});

test('the toasts and notices of section 8 are exact', () => {
  expect({ ...claimFormText, ...claimsText }).toMatchObject({
    created: 'Reclamo Creado!',
    createdDetail: 'El reclamo se creo de manera exitosa',
    imageAttached: 'Imagen adjuntada!',
    priorityUpdated: 'Prioridad actualizada!',
    statusUpdated: 'Estado actualizado!',
    priceUpdated: 'Precio actualizado!',
    priceUpdatedDetail: 'El precio de reparación se actualizó correctamente',
    errorTitle: 'Error',
    invalidStatus: 'Estado no válido',
    invalidType: 'Claim type not valid',
    createFailed500: 'Error al crear el reclamo, por favor comuníquese con un administrador.',
    createFailed: 'Hubo un error, intente nuevamente, si el error persiste comuníquese con un administrador.',
  });
  expect(clientsText).toMatchObject({
    created: 'Usuario Creado',
    createdDetail: 'El usuario se creo correctamente',
    createdMessage: 'Usuario creado correctamente',
    createFailed: 'Error al crear cuenta',
  });
  expect(unitsText).toMatchObject({
    assigned: 'Cliente asignado',
    assignedDetail: 'El cliente y la unidad se vincularon correctamente',
  });
  expect(managersText.listFailed).toBe('Hubo un error al listar los supervisores, intente nuevamente.');
  expect(Object.values(managersText.fallbacks)).toEqual([
    'Error al listar managers',
    'Error al listar consorcios',
    'Error al obtener manager',
    'Error al obtener consorcio',
  ]);
});

test.each([
  ['login', 'Error when trying to login'],
  ['createUnitClaim', 'Error when creating the claim'],
  ['createUnit', 'Error when creating the unit'],
  ['listUnassignedUnits', 'Error when getting the unassigned units'],
  ['getUnit', 'Error when getting the unit'],
  ['listUnits', 'Error when listing the units'],
  ['listUnitTypes', 'Error when listing the types'],
  ['listLeaseRequests', 'Error when listing the lease contract request'],
  ['getClient', 'Error when getting the client'],
  ['moveUpLeaseRequest', 'Error when moving up the lease contract request'],
  ['rejectLeaseRequest', 'Error when rejecting the lease contract request'],
  ['listProjects', 'Error when listing the projects'],
  ['getProject', 'Error when getting the project'],
  ['createProject', 'Error when creating the project'],
  ['listManagers', 'Error when listing the managers'],
  ['getManager', 'Error when getting the manager'],
  ['createManager', 'Error when creating the manager'],
  ['addManagerProject', 'Error when adding project to manager'],
  ['removeManagerProject', 'Error when removing project from manager'],
  ['setManagerPrimaryProject', 'Error when setting primary project'],
  ['setManagerProjects', 'Error when updating manager projects'],
  ['deactivateManager', 'Error when deactivating manager'],
  ['listConsortiums', 'Error when listing the consortiums'],
  ['getConsortium', 'Error when getting the consortium'],
  ['createConsortium', 'Error when creating the consortium'],
])('service error of %s', (endpoint, message) => expect(serviceError(endpoint)).toBe(message));

test('the constants of section 9 are exact', () => {
  expect(limits).toMatchObject({
    httpTimeoutMs: 10_000,
    imageBytes: 3 * 1024 * 1024,
    imagesPerClaim: 5,
    descriptionMin: 10,
    contactNameMin: 3,
    pageSizeDefault: 10,
    createdLoadingMs: 2000,
  });
  expect(toastMs).toEqual({ claimCreated: 5000, created: 3000, short: 2000, error: 2000 });
});
