import type { ComponentProps } from 'react';
import { lastDelivery, firstDelivery } from '../../contract/recordRules';
import { today } from '../../ui/dates';
import { DayPicker } from '../../ui/form/DayPicker';

/** The delivery date of a unit, limited to the range that the rules allow. */
export const DeliveryPicker = (props: Omit<ComponentProps<typeof DayPicker>, 'min' | 'max'>) => (
  <DayPicker {...props} min={firstDelivery} max={lastDelivery(today())} />
);
