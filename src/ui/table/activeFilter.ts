import type { ListFilter } from './ListFilterPanel';

/** The filter of a list for its active records or its inactive ones, in the list's words. */
export const activeFilter = (words: { filterActive: string; active: string; inactive: string }): ListFilter => ({
  name: 'active',
  label: words.filterActive,
  isSingle: true,
  choices: [
    { values: ['true'], label: words.active },
    { values: ['false'], label: words.inactive },
  ],
});
