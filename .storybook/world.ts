import type { SignedInUser } from '../src/api/auth';
import { buildClientUser, buildConsortiumUser, buildUser } from '../test/support/builders/users';

/** The users of the toolbar; an empty choice leaves the story's own. */
export const roles: Record<string, { title: string; user?: SignedInUser }> = {
  '': { title: 'El rol de la historia' },
  admin: { title: 'Administración', user: buildUser() },
  manager: {
    title: 'Supervisión',
    user: buildUser({ type: 'manager', name: 'Gustavo', last_name: 'Ledesma', username: 'manager@demo.ar' }),
  },
  client: { title: 'Propietaria', user: buildClientUser() },
  tenant: { title: 'Inquilino', user: buildClientUser({ properties_count: 0, name: 'Martín', last_name: 'Quiroga' }) },
  consortium: { title: 'Consorcio', user: buildConsortiumUser() },
};

export const networks: Record<string, string> = {
  '': 'Red normal',
  slow: 'Red lenta (3 segundos)',
  failing: 'Red que falla',
};

export const days: Record<string, string> = {
  '': 'Hoy',
  '2026-11-20T12:00:00-03:00': 'Viernes 20/11/2026',
  '2026-11-22T12:00:00-03:00': 'Domingo 22/11/2026',
  '2027-01-04T12:00:00-03:00': 'Lunes 4/1/2027',
};

/** Milliseconds of a slow call. */
const slow = 3000;

/** Responds as the chosen network does. */
export async function throughNetwork(network: string, answer: () => Promise<Response>): Promise<Response> {
  if (network === 'failing') throw new TypeError('Failed to fetch');
  if (network === 'slow') await new Promise((resolve) => setTimeout(resolve, slow));
  return answer();
}

const RealDate = Date;

/** Lets the chosen day be the present for the stories. */
export function setDay(day: string): void {
  if (!day) {
    globalThis.Date = RealDate;
    return;
  }
  const shift = RealDate.parse(day) - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...given: ConstructorParameters<typeof Date> | []) {
      if (given.length === 0) super(RealDate.now() + shift);
      else super(...(given as [string]));
    }
    static override now(): number {
      return RealDate.now() + shift;
    }
  } as DateConstructor;
}
