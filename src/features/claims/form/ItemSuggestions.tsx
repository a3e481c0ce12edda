import './ItemSuggestions.css';
import { useMemo } from 'react';
import { useListClaimCategoriesQuery, useListClaimItemsQuery } from '../../../api/claims';
import { useListWarrantyTermsQuery } from '../../../api/content';
import { claimFormText as text } from './claimFormText';
import { suggestItems, type SuggestedItem } from './suggestItems';

interface ItemSuggestionsProps {
  description: string;
  chosenId?: number | null;
  disabled: boolean;
  onChoose: (item: SuggestedItem) => void;
}

/**
 * Suggests categories and items for a description; one tap chooses both. It keeps its place also while nothing matches,
 * so that what follows does not move while the user types.
 */
export function ItemSuggestions({ description, chosenId, disabled, onChoose }: ItemSuggestionsProps) {
  const { data: categories } = useListClaimCategoriesQuery();
  const { data: items } = useListClaimItemsQuery();
  const { data: terms } = useListWarrantyTermsQuery();
  const suggestions = useMemo(
    () => suggestItems(description, items?.items ?? [], terms?.items ?? []),
    [description, items, terms],
  );
  const categoryOf = ({ claim_category_id: id }: SuggestedItem) =>
    categories?.items.find((category) => category.id === id)?.label;
  const chosen = suggestions.find(({ id }) => id === chosenId);
  const head = chosen
    ? text.suggestionChosen(categoryOf(chosen) ?? '', chosen.label)
    : suggestions.length > 0
      ? text.suggestions
      : text.suggestionsHint;
  return (
    <div className="suggestions is-reserved">
      <p className="suggestions-head" role="status">
        {head}
      </p>
      <div className="suggestions-row" role="group" aria-label={text.suggestions} hidden={suggestions.length === 0}>
        {suggestions.map((item) => (
          <button
            key={item.id}
            type="button"
            className="suggestion"
            aria-pressed={item.id === chosenId}
            disabled={disabled}
            onClick={() => onChoose(item)}
          >
            <span>{item.label}</span> <small>{categoryOf(item)}</small>
          </button>
        ))}
      </div>
    </div>
  );
}
