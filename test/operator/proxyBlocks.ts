import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const production = readFileSync(join(import.meta.dirname, '../../docs/production.md'), 'utf8');
/** The configuration of nginx in docs/production.md. */
export const nginxBlock = /```nginx\n(.*?)```/s.exec(production)![1]!;
/** The configuration of Caddy in docs/production.md. */
export const caddyBlock = /```\n(posventa\.constructora\.ar \{.*?)```/s.exec(production)![1]!;
