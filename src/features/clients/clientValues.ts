import type { ClientDetail } from '../../api/clients';
import { clientsText as text } from './clientsText';

/** The values of a client's forms. */
export interface ClientValues {
  username?: string;
  name?: string;
  last_name?: string;
  document?: string;
  phone_number?: string;
  address?: string;
}

export const clientLabels = {
  name: text.name,
  last_name: text.lastName,
  document: text.document,
  username: text.username,
  phone_number: text.phone,
  address: text.address,
} satisfies Partial<Record<keyof ClientValues, string>>;

export const toClientValues = (client: ClientDetail): ClientValues => ({
  username: client.username,
  name: client.name,
  last_name: client.last_name,
  document: client.document ?? '',
  phone_number: client.phone_number ?? '',
  address: client.address ?? '',
});

/** Converts the values for the edit call: empty values become null. */
export const toClientBody = ({
  username = '',
  name = '',
  last_name = '',
  document,
  phone_number,
  address,
}: ClientValues) => ({
  username: username.trim(),
  name: name.trim(),
  last_name: last_name.trim(),
  document: document?.trim() || null,
  phone_number: phone_number?.trim() || null,
  address: address?.trim() || null,
});
