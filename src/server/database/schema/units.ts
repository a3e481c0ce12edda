import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { usualPlaces } from '../../../contract/places';
import type { LeaseStatus } from '../../../contract/leaseStatus';
import { account } from './accounts';
import { createdAt, id, instant, searchText, version } from './columns';
import { leaseStatus } from './reference';

export const project = pgTable(
  'project',
  {
    id: id(),
    name: text().notNull(),
    description: text().notNull().default(''),
    address: text().notNull().default(''),
    /** Account of the project's consortium, which may have several projects. */
    consortiumId: integer('consortium_id').references(() => account.id),
    /** The places of the building that a project claim can name. A claim keeps the name of its place. */
    places: text()
      .array()
      .notNull()
      .default([...usualPlaces]),
    /** When the company handed the building's common parts over, which starts their warranty. */
    deliveredOn: date('delivered_on'),
    /** Instant since when it accepts no new claims and lease requests. */
    closedAt: instant(),
    version: version(),
    createdAt: createdAt(),
    searchText: searchText(),
  },
  (table) => [
    uniqueIndex('project_name_key').on(sql`plain_text(${table.name})`),
    index('project_consortium_idx').on(table.consortiumId),
    index('project_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** The projects of each supervisor; at most one supervisor per project is primary. */
export const managerProject = pgTable(
  'manager_project',
  {
    managerId: integer('manager_id')
      .notNull()
      .references(() => account.id, { onDelete: 'cascade' }),
    projectId: integer('project_id')
      .notNull()
      .references(() => project.id, { onDelete: 'cascade' }),
    isPrimary: boolean('is_primary').notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.managerId, table.projectId] }),
    index('manager_project_project_idx').on(table.projectId),
    uniqueIndex('manager_project_primary_key')
      .on(table.managerId)
      .where(sql`${table.isPrimary}`),
  ],
);

export const unitType = pgTable('unit_type', { id: id(), label: text().notNull() });

export const unit = pgTable(
  'unit',
  {
    id: id(),
    projectId: integer('project_id')
      .notNull()
      .references(() => project.id),
    unitTypeId: integer('unit_type_id')
      .notNull()
      .references(() => unitType.id),
    name: text().notNull(),
    description: text().notNull().default(''),
    active: boolean().notNull().default(true),
    /** When the company handed the unit over, which starts its warranty. Without it the first ownership starts it. */
    deliveredOn: date('delivered_on'),
    version: version(),
    createdAt: createdAt(),
    searchText: searchText(),
  },
  (table) => [
    uniqueIndex('unit_name_key').on(table.projectId, sql`plain_text(${table.name})`),
    index('unit_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/**
 * The owner of a unit and the start of the ownership. Without an end it is active, and a unit has at most one active
 * ownership.
 */
export const ownership = pgTable(
  'contract',
  {
    id: id(),
    clientId: integer('client_id')
      .notNull()
      .references(() => account.id),
    unitId: integer('unit_id')
      .notNull()
      .references(() => unit.id),
    startDate: date('start_date').notNull(),
    endDate: date('end_date'),
    /** Whether the owner lets its tenant see the unit's warranty terms. */
    tenantSeesWarranty: boolean('tenant_sees_warranty').notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('contract_active_key')
      .on(table.unitId)
      .where(sql`${table.endDate} is null`),
    index('contract_client_idx').on(table.clientId),
    // Finds the first ownership of a unit: without a delivery date it starts the warranty, for later owners too.
    index('contract_unit_idx').on(table.unitId, table.startDate),
  ],
);

/** An owner's request for a tenant, until its acceptance or rejection. */
export const leaseRequest = pgTable(
  'lease_request',
  {
    id: id(),
    ownershipId: integer('contract_id')
      .notNull()
      .references(() => ownership.id),
    createdBy: integer('created_by')
      .notNull()
      .references(() => account.id),
    status: text()
      .$type<LeaseStatus>()
      .notNull()
      .default('requested')
      .references(() => leaseStatus.code),
    leaseStartDate: date('lease_start_date').notNull(),
    leaseEndDate: date('lease_end_date').notNull(),
    tenantName: text('tenant_name').notNull(),
    tenantLastName: text('tenant_last_name').notNull(),
    tenantDocument: text('tenant_document').notNull(),
    tenantEmail: text('tenant_email').notNull(),
    tenantPhoneNumber: text('tenant_phone_number').notNull(),
    rejectedReason: text('rejected_reason'),
    createdAt: createdAt(),
    updatedAt: createdAt(),
    searchText: searchText(),
  },
  (table) => [
    index('lease_request_contract_idx').on(table.ownershipId),
    index('lease_request_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
);

/** A tenant's stay in a unit. Two active ones of a unit must not overlap: the exclusion constraint `lease_contract_overlap`. */
export const leaseContract = pgTable(
  'lease_contract',
  {
    id: id(),
    unitId: integer('unit_id')
      .notNull()
      .references(() => unit.id),
    ownershipId: integer('contract_id')
      .notNull()
      .references(() => ownership.id),
    tenantId: integer('tenant_id')
      .notNull()
      .references(() => account.id),
    requestId: integer('request_id')
      .unique('lease_contract_request_key')
      .references(() => leaseRequest.id),
    startDate: date('start_date').notNull(),
    endDate: date('end_date').notNull(),
    active: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    check('lease_contract_dates', sql`${table.endDate} > ${table.startDate}`),
    index('lease_contract_tenant_idx').on(table.tenantId),
    index('lease_contract_unit_idx').on(table.unitId),
  ],
);

export type LeaseRequestRow = typeof leaseRequest.$inferSelect;
