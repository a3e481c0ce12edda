export const managerText = {
  unknownManager: 'No encontramos ese supervisor.',
  unknownConsortium: 'No encontramos ese consorcio.',
  unknownAdmin: 'No encontramos ese administrador.',
  ownData: 'Tus datos se editan en «Mi Perfil».',
  unknownProject: 'No encontramos ese proyecto.',
  alreadyAssigned: 'El supervisor ya tiene ese proyecto.',
  notAssigned: 'El supervisor no tiene ese proyecto.',
  primaryNotAssigned: 'El proyecto principal debe ser uno de los asignados.',
  notOfConsortium: 'El consorcio no tiene ese proyecto.',
  projectHasConsortium: 'El proyecto ya tiene un consorcio.',
} as const;
