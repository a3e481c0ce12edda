import type { Consortium, Manager } from '../../api/managers';
import { managersText as text } from './managersText';

/** The values of the forms of a supervisor or an admin; projects only for a new one. */
export interface ManagerValues {
  username?: string;
  name?: string;
  last_name?: string;
  phone_number?: string;
  project_ids?: number[];
  primary_project_id?: number;
}

export interface ConsortiumValues {
  username?: string;
  name?: string;
  phone_number?: string;
  /** Only for a new one. */
  project_ids?: number[];
}

/**
 * Returns the primary one of a supervisor's projects: the only one, as on the server; undefined if it is no longer
 * among them.
 */
export const primaryOf = (projectIds: number[], primary: number | undefined): number | undefined =>
  projectIds.length === 1 ? projectIds[0] : projectIds.find((id) => id === primary);

export const managerLabels = {
  name: text.name,
  last_name: text.lastName,
  username: text.username,
  phone_number: text.phone,
} satisfies Partial<Record<keyof ManagerValues, string>>;

export const consortiumLabels = {
  name: text.consortiumName,
  username: text.username,
  phone_number: text.phone,
} satisfies Partial<Record<keyof ConsortiumValues, string>>;

/** A consortium has a single name: first and last name are joined. */
export const toConsortiumValues = ({ username, name, last_name, phone_number }: Consortium): ConsortiumValues => ({
  username,
  name: `${name} ${last_name}`.trim(),
  phone_number: phone_number ?? '',
});

export const toConsortiumBody = ({ username = '', name = '', phone_number }: ConsortiumValues) => ({
  username: username.trim(),
  name: name.trim(),
  last_name: '',
  phone_number: phone_number?.trim() || null,
});

export const toManagerValues = ({
  username,
  name,
  last_name,
  phone_number,
}: Pick<Manager, 'username' | 'name' | 'last_name' | 'phone_number'>): ManagerValues => ({
  username,
  name,
  last_name,
  phone_number: phone_number ?? '',
});

export const toManagerBody = ({ username = '', name = '', last_name = '', phone_number }: ManagerValues) => ({
  username: username.trim(),
  name: name.trim(),
  last_name: last_name.trim(),
  phone_number: phone_number?.trim() || null,
});
