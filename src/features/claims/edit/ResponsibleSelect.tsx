import { useListColleaguesQuery, type Colleague } from '../../../api/claimNotes';
import { errorMessage } from '../../../api/envelope';
import type { Responsible } from '../../../contract/claimResponsible';
import { useUser } from '../../../session/useCan';
import { ChoiceSelect } from '../../../ui/form/Select';
import { uiText } from '../../../ui/text';
import { claimsText } from '../claimsText';

/** Returns the options for a responsible person: the user first, then none (0), then the others by name. */
export function staffOptions(people: Colleague[], userId: number): { value: number; label: string }[] {
  const me = people.find(({ id }) => id === userId);
  return [
    ...(me ? [{ value: me.id, label: claimsText.me(me.name) }] : []),
    { value: 0, label: claimsText.noResponsible },
    ...people.filter(({ id }) => id !== userId).map(({ id, name }) => ({ value: id, label: name })),
  ];
}

interface ResponsibleSelectProps {
  label: string;
  /** The id of the responsible person; null for none. */
  current: number | null;
  /** Called with null for no responsible person. */
  onChoose: (person: Responsible | null) => void;
  /** `isFocused`: the select had the focus, which returns to the element that it replaced. */
  onClose: (isFocused: boolean) => void;
}

/** A select of the responsible person, opened at once and closed by a choice: active staff, searchable by typing. */
export default function ResponsibleSelect({ label, current, onChoose, onClose }: ResponsibleSelectProps) {
  const { data, error, isLoading } = useListColleaguesQuery();
  const { id: userId } = useUser();
  const people = data?.items ?? [];
  return (
    <ChoiceSelect<number>
      autoFocus
      defaultOpen
      className="responsible-select"
      size="small"
      aria-label={label}
      popupMatchSelectWidth={false}
      loading={isLoading}
      // 0 means none. A person who is not among the options shows the placeholder, never a number.
      value={current === null || people.some(({ id }) => id === current) ? (current ?? 0) : undefined}
      placeholder={claimsText.noResponsible}
      options={data && staffOptions(people, userId)}
      notFoundContent={error ? errorMessage(error) : isLoading ? uiText.loading : undefined}
      onChange={(id) => {
        const person = people.find((each) => each.id === id);
        onChoose(person ? { id: person.id, name: person.name } : null);
        onClose(true);
      }}
      onBlur={() => onClose(false)}
      onOpenChange={(isOpen) => !isOpen && onClose(true)}
    />
  );
}
