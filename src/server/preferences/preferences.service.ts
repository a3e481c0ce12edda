import type { Static } from 'typebox';
import { Compile } from 'typebox/compile';
import {
  preferenceKeys,
  preferenceShapes,
  type Preference,
  type PreferenceKey,
  type preferenceOperations,
} from '../../contract/preferences';
import type { Context } from '../context';
import type { Caller } from '../policies/rows';
import { HttpError } from '../support/errors';
import { serverText, validationText } from '../support/serverText';
import { storePreference } from './preferences.repository';

const checkers = new Map(preferenceKeys.map((key) => [key, Compile(preferenceShapes[key])]));

/** Stores one setting of the caller. Throws 400 if the value is not valid for the setting. */
export async function savePreference(
  context: Context,
  caller: Caller,
  key: PreferenceKey,
  { value }: Static<typeof preferenceOperations.savePreference.body>,
): Promise<Preference> {
  if (!checkers.get(key)?.Check(value))
    throw new HttpError(400, serverText.malformed, [{ field: 'value', message: validationText.anyOf ?? '' }]);
  await storePreference(context, caller, { key, value });
  return { key, value };
}
