import type { ComponentProps } from 'react';
import { lastDelivery, firstDelivery } from '../../contract/recordRules';
import { today } from '../../ui/dates';
import { DayPicker } from '../../ui/form/DayPicker';

/** The day on which a unit was or will be handed over, among those that the rules take. */
export const DeliveryPicker = (props: Omit<ComponentProps<typeof DayPicker>, 'min' | 'max'>) => (
  <DayPicker {...props} min={firstDelivery} max={lastDelivery(today())} />
);
