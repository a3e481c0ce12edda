import { boolean, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { usualDecisionReasons } from '../../../contract/statusText';
import { version } from './columns';
import { storedFile } from './files';

/** One row: the company of the portal. An empty field uses the installation's variable. */
export const company = pgTable('company', {
  id: integer().primaryKey().default(1),
  name: text().notNull().default(''),
  /** `#rrggbb`. */
  colour: text().notNull().default(''),
  logoFileId: integer('logo_file_id').references(() => storedFile.id),
  /** The picture beside the login. */
  pictureFileId: integer('picture_file_id').references(() => storedFile.id),
  phone: text().notNull().default(''),
  openingHours: text('opening_hours').notNull().default(''),
  /** Telephones for an emergency with water, gas or electricity; empty for the company's own. */
  waterPhone: text('water_phone').notNull().default(''),
  gasPhone: text('gas_phone').notNull().default(''),
  powerPhone: text('power_phone').notNull().default(''),
  /** Whether a contractor reads the agreed amount of the own work order. */
  showsAgreed: boolean('shows_agreed').notNull().default(false),
  /** Usual reasons of a decision against a claim, which staff choose from. */
  decisionReasons: text('decision_reasons')
    .array()
    .notNull()
    .default([...usualDecisionReasons]),
  version: version(),
});
