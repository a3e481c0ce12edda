import { useListColleaguesQuery } from '../../../api/claimNotes';
import { errorMessage } from '../../../api/envelope';
import type { Responsible } from '../../../contract/claimResponsible';
import { useUser } from '../../../session/useCan';
import { ChoiceSelect } from '../../../ui/form/ChoiceSelect';
import { uiText } from '../../../ui/text';
import { claimsText } from '../claimsText';
import { staffOptions } from './staffOptions';

interface ResponsibleSelectProps {
  label: string;
  /** The id of who is responsible; null for nobody. */
  current: number | null;
  /** Null for nobody. */
  onChoose: (person: Responsible | null) => void;
  /** `isFocused`: the focus was in it, and goes back to what it replaced. */
  onClose: (isFocused: boolean) => void;
}

/** The choice of who is responsible, opened at once and gone once something is chosen: active staff, searched by typing. */
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
      // Nobody is 0; whoever is not among those that can be chosen is not named by a number.
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
