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
 * Suggests categories and items for a description; one tap chooses both. Renders nothing if nothing matches or the
 * lists cannot be loaded.
 */
export function ItemSuggestions({ description, chosenId, disabled, onChoose }: ItemSuggestionsProps) {
  const { data: categories } = useListClaimCategoriesQuery();
  const { data: items } = useListClaimItemsQuery();
  const { data: terms } = useListWarrantyTermsQuery();
  const suggestions = useMemo(
    () => suggestItems(description, items?.items ?? [], terms?.items ?? []),
    [description, items, terms],
  );
  if (suggestions.length === 0) return null;
  const categoryOf = ({ claim_category_id: id }: SuggestedItem) =>
    categories?.items.find((category) => category.id === id)?.label;
  return (
    <div className="suggestions" role="group" aria-label={text.suggestions}>
      <span aria-hidden>{text.suggestions}</span>
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
  );
}
