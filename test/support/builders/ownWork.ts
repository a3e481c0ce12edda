import type { OwnWork, OwnWorkList } from '../../../src/api/ownWork';

/** A work order as its contractor sees it. */
export const buildOwnWork = (overrides: Partial<OwnWork> = {}): OwnWork => ({
  id: 21,
  status: 'asked',
  contractor: 'Sanitarios Paraná',
  contractor_id: 4,
  company: {
    name: 'Constructora Paraná',
    logo: null,
    phone: '341 555-0100',
    opening_hours: 'Lunes a viernes de 9 a 17',
  },
  instructions: 'Cambiar el flexible de la bacha y revisar la llave de paso.\nCuidado con la mesada nueva.',
  returned_because: null,
  places: [
    {
      claim_id: 95,
      what: 'Canilla o grifería',
      where: 'Cocina · Bacha',
      description: 'La canilla de la cocina gotea toda la noche.',
      arrived_at: null,
      done_at: null,
      unit: '3° A',
      project: 'Torre Oroño',
      address: 'Bv. Oroño 1234, Rosario',
      contact: { name: 'Laura Giménez', phone: '3415873201' },
    },
  ],
  arrived_at: null,
  changed_at: '2026-11-20T13:00:00.000Z',
  reports: [],
  stuck: null,
  messages: [],
  closed_days: [],
  asked_photos: [],
  photos: [],
  visits: [],
  ...overrides,
});

/** The list of a contractor with a visit on another day, and a work order of two places without a date. */
export function buildOwnWorkList(overrides: Partial<OwnWorkList> = {}): OwnWorkList {
  const place = {
    what: 'Canilla o grifería',
    unit: '4° A',
    project: 'Torre Oroño',
    address: 'Bv. Oroño 1234, Rosario',
  };
  return {
    contractor: 'Sanitarios Paraná',
    company: { name: 'Constructora Paraná', logo: null, phone: '341 555-0100', opening_hours: '' },
    works: [
      {
        id: 22,
        status: 'accepted',
        places: [place],
        visit: { starts_at: '2030-01-07T12:00:00.000Z', ends_at: '2030-01-07T15:00:00.000Z' },
      },
      {
        id: 21,
        status: 'asked',
        places: [
          { ...place, unit: null },
          { ...place, unit: '5° B' },
        ],
        visit: null,
      },
    ],
    ...overrides,
  };
}

/** A photo of the contractor; `url` is used for all its sizes. */
export const buildWorkPhoto = (
  id: number,
  kind: OwnWork['photos'][number]['kind'],
  url = `/api/files/${id}?expires=1&signature=s`,
): OwnWork['photos'][number] => ({
  id,
  kind,
  url,
  thumbnail_url: url,
  preview_url: url,
  name: `foto-${id}.jpg`,
  width: 640,
  height: 480,
  at: '2026-11-20T15:00:00.000Z',
});
