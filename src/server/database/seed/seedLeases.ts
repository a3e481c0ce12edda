import type { LeaseStatus } from '../../../contract/leaseStatus';
import { addDays, addMonths, dayInArgentina, startOfDay } from '../../support/days';
import type { Executor } from '../connection';
import { leaseContract, leaseRequest } from '../schema';
import { tenants } from './peopleData';
import type { People } from './seedPeople';
import type { Properties } from './seedProperties';

interface LeaseData {
  tenant: string;
  /** `project/unit`. */
  unit: string;
  status: LeaseStatus;
  /** Months from today to the lease's start, and its length in months. */
  starts: number;
  months: number;
  reason?: string;
  /** Requested by staff instead of the owner. */
  isByStaff?: boolean;
}

const leases: LeaseData[] = [
  { tenant: 'camila.rios@correo.ar', unit: 'Edificio Pellegrini/3° A', status: 'accepted', starts: -17, months: 12 },
  { tenant: 'inquilino@demo.ar', unit: 'Torre Oroño/5° B', status: 'accepted', starts: -5, months: 24 },
  {
    tenant: 'federico.luna@correo.ar',
    unit: 'Edificio Pellegrini/3° A',
    status: 'accepted',
    starts: 1,
    months: 24,
    isByStaff: true,
  },
  {
    tenant: 'bruno.cabrera@correo.ar',
    unit: 'Altos de San Lorenzo/3° A',
    status: 'rejected',
    starts: -3,
    months: 12,
    reason:
      'La documentación del garante está vencida. Volvé a enviar la solicitud con el recibo de sueldo actualizado.',
  },
  { tenant: 'micaela.duarte@correo.ar', unit: 'Torre Oroño/4° B', status: 'under_review', starts: 1, months: 24 },
  { tenant: 'sofia.arrieta@correo.ar', unit: 'Altos de San Lorenzo/2° B', status: 'pending', starts: 2, months: 24 },
  { tenant: 'ignacio.vera@correo.ar', unit: 'Ribera Pichincha/1° B', status: 'requested', starts: 1, months: 12 },
];

/** Inserts lease requests in every status, with the leases of the accepted ones: one past, one current, one future. */
export async function seedLeases(tx: Executor, people: People, properties: Properties): Promise<void> {
  const today = dayInArgentina();
  for (const [index, { tenant, unit, status, starts, months, reason, isByStaff }] of leases.entries()) {
    const person = tenants.find(({ username }) => username === tenant)!;
    const ownedUnit = properties.owned.find(({ projectName, name }) => `${projectName}/${name}` === unit)!;
    const startDate = addMonths(today, starts);
    const endDate = addDays(addMonths(startDate, months), -1);
    const askedOn = starts > 0 ? addDays(today, index - 12) : addDays(startDate, -20);
    const createdAt = new Date(startOfDay(askedOn).getTime() + 11 * 3_600_000 + index * 1_260_000);
    const [request] = await tx
      .insert(leaseRequest)
      .values({
        ownershipId: ownedUnit.ownershipId,
        createdBy: isByStaff ? people.get('manager@demo.ar')! : ownedUnit.ownerId,
        status,
        leaseStartDate: startDate,
        leaseEndDate: endDate,
        tenantName: person.name,
        tenantLastName: person.lastName,
        tenantDocument: person.document!,
        tenantEmail: tenant,
        tenantPhoneNumber: person.phone,
        rejectedReason: reason ?? null,
        createdAt,
        updatedAt: new Date(createdAt.getTime() + 2 * 86_400_000 * Number(status !== 'requested')),
      })
      .returning({ id: leaseRequest.id });
    if (status !== 'accepted') continue;
    await tx.insert(leaseContract).values({
      unitId: ownedUnit.unitId,
      ownershipId: ownedUnit.ownershipId,
      tenantId: people.get(tenant)!,
      requestId: request!.id,
      startDate,
      endDate,
    });
  }
}
