import ICAL from 'ical.js';
import { writeCalendar } from '../../src/server/visits/visitCalendar.service';

const written = (company: string, uid: string | null = null) =>
  writeCalendar(
    {
      id: 29,
      calendar_uid: uid,
      place: '2° B · Altos',
      address: 'San Lorenzo 2315',
      worker: 'Revoques "Los Ñandúes" 🧱',
      version: 2,
      startsAt: new Date('2026-12-10T12:00:00Z'),
      endsAt: new Date('2026-12-10T13:00:00Z'),
      claims: [{ id: 119, what: 'Canilla' }],
    },
    { company, phone: '3415550000', publicUrl: 'https://posventa.example.ar', mailFrom: 'posventa@example.ar' },
    { method: 'PUBLISH' },
  );
const eventIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent('vevent')!;

test.each(['Construcciones "El Hornero", S.A.; Rosario', 'A^B "x" ^n', 'Obras: Sur; Norte, 100 %'])(
  'another program reads the whole name of %s',
  (company) => {
    const text = written(company);
    expect(eventIn(text).getFirstProperty('organizer')!.getParameter('cn')).toBe(company);
    const [parameter = ''] = /CN="?([^]*?)"?:mailto/.exec(text.replace(/\r\n /g, ''))!.slice(1);
    expect(parameter).not.toContain('"');
  },
);

test('a visit from before its UID was stored keeps the one that calendars have', () => {
  expect(eventIn(written('Obras')).getFirstPropertyValue('uid')).toBe('visit-29@posventa.example.ar');
  const uid = '5fdcb0f1-1cad-4e63-bc55-4d642fca5581';
  expect(eventIn(written('Obras', uid)).getFirstPropertyValue('uid')).toBe(`${uid}@posventa.example.ar`);
});
