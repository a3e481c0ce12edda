import '../../ui/Panel.css';
import '../../ui/table/DataTable.css';
import './ownWarranty.css';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useListOwnWarrantyQuery, type OwnWarranty } from '../../api/ownWarranty';
import { to } from '../../contract/links';
import { limits } from '../../contract/limits';
import { today } from '../../ui/dates';
import { Fold } from '../../ui/Fold';
import { Loaded } from '../../ui/Loaded';
import { PageHeader } from '../../ui/PageHeader';
import { Panel } from '../../ui/Panel';
import { EmptyState } from '../../ui/states';
import { SearchBox } from '../../ui/table/filters/SearchBox';
import { groupTerms } from './ownTerms';
import { OwnTermList } from './OwnTermList';
import { OwnUnits } from './OwnUnits';
import { warrantyText as text } from './warrantyText';

/** /mis-garantias: the warranty terms of a client's units with their last days. */
export function OwnWarrantyScreen() {
  const result = useListOwnWarrantyQuery();
  return (
    <>
      <PageHeader title={text.title} subtitle={text.intro} />
      <Loaded result={result} failed={text.failed}>
        {({ items }) =>
          items.length > 0 ? (
            <OwnTerms units={items} />
          ) : (
            <EmptyState title={text.empty}>
              <p>{text.emptyHint}</p>
              <Link to={to('cuadro-de-garantias')}>{text.table}</Link>
            </EmptyState>
          )
        }
      </Loaded>
    </>
  );
}

/** What ends soon first, then the rest by its last day; what has ended is folded, except in a search. */
function OwnTerms({ units }: { units: OwnWarranty[] }) {
  const [query, setQuery] = useState('');
  const [isEndedOpen, setEndedOpen] = useState(false);
  const words = query.trim();
  const { soon, later, ended } = groupTerms(units, words, today());
  const hasUnits = units.length > 1;
  const isFound = soon.length + later.length + ended.length > 0;
  return (
    <div className="stack">
      <div className="table-toolbar" role="search">
        <SearchBox value={query} onSearch={setQuery} label={text.search} />
      </div>
      {units.some(({ is_owner: isOwner }) => isOwner) && (
        <p className="own-notice-hint">{text.noticeHint(limits.warrantyNoticeDays)}</p>
      )}
      {!isFound && <EmptyState title={text.noMatches} />}
      {soon.length > 0 && (
        <Panel title={text.soon}>
          <OwnTermList terms={soon} label={text.soon} hasUnits={hasUnits} />
        </Panel>
      )}
      {later.length > 0 && (
        <Panel title={text.later}>
          <OwnTermList terms={later} label={text.later} hasUnits={hasUnits} />
        </Panel>
      )}
      {ended.length > 0 && (
        <Fold
          title={text.ended}
          line={text.endedLine(ended.length)}
          isOpen={isEndedOpen || words !== ''}
          onToggle={() => setEndedOpen(!isEndedOpen)}
        >
          <OwnTermList terms={ended} label={text.ended} hasUnits={hasUnits} />
        </Fold>
      )}
      <OwnUnits units={units} />
    </div>
  );
}
