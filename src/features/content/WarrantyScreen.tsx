import '../../ui/table/DataTable.css';
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useRef, useState } from 'react';
import { late, LatePart } from '../../ui/late';
import { errorMessage } from '../../api/envelope';
import { serverOffers } from '../../api/otherServer/server';
import { useDeleteWarrantyTermMutation, useListWarrantyTermsQuery, type WarrantyTerm } from '../../api/content';
import { useListClaimItemsQuery } from '../../api/claims';
import { everydayWordsFor } from '../../contract/itemWordsText';
import { termWords } from '../../contract/warrantyWords';
import { useCan } from '../../session/useCan';
import { EmptyState, ErrorState } from '../../ui/states';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { PrintButton } from '../../ui/document/PrintButton';
import { PageHeader } from '../../ui/PageHeader';
import { PageSkeleton } from '../../ui/PageSkeleton';
import { SearchBox } from '../../ui/table/filters/SearchBox';
import { useConfirm, useDialog } from '../../ui/useDialog';
import { matchesWords, plainText } from '../../ui/words';
import { RadioChoice } from '../../ui/form/RadioChoice';
import { contentText as text } from './contentText';
import { useOwnDates } from './OwnDates';
import { StartFromTemplate, TemplateNotice } from './WarrantyTemplate';
import { WarrantyTable } from './WarrantyTable';

const WarrantyDialog = late(() => import(/* webpackChunkName: "warranty-dialog" */ './WarrantyDialog'));

const WarrantyHistory = late(() => import(/* webpackChunkName: "warranty-history" */ './WarrantyHistory'));

/** The text of a term that the search knows: with the words of the claim form's suggestions, so that "gotea" finds it. */
function searchedWords(...args: Parameters<typeof termWords<WarrantyTerm>>): string {
  const words = termWords(...args);
  return [words, ...everydayWordsFor(plainText(words))].join(' ');
}

function byCategory(terms: WarrantyTerm[]): [string, WarrantyTerm[]][] {
  const groups = new Map<string, WarrantyTerm[]>();
  for (const term of terms) {
    const name = [term.project?.name, term.category].filter(Boolean).join(' · ');
    groups.set(name, [...(groups.get(name) ?? []), term]);
  }
  return [...groups];
}

/** /cuadro-de-garantias: the warranty table by category; admins edit it. */
export function WarrantyScreen() {
  const { data, error, refetch } = useListWarrantyTermsQuery();
  const canManage = useCan('warranty:manage');
  const ownDates = useOwnDates();
  const [query, setQuery] = useState('');
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const [removeTerm] = useDeleteWarrantyTermMutation();
  const { confirm, dialog } = useConfirm();
  const termDialog = useDialog(WarrantyDialog);
  const edit = (term?: WarrantyTerm) =>
    termDialog.open({ term, reload: async () => (await refetch().unwrap()).items.find(({ id }) => id === term?.id) });
  const trimmedQuery = query.trim();
  const { data: items } = useListClaimItemsQuery(undefined, { skip: !trimmedQuery });
  const allTerms = data?.items ?? [];
  const terms = trimmedQuery
    ? allTerms.filter((term) => matchesWords(searchedWords(term, allTerms, items?.items ?? []), trimmedQuery))
    : allTerms;

  const takesVersions = serverOffers('listWarrantyVersions');
  const isRemovedForAll = useRef(false);
  const remove = (term: WarrantyTerm) => {
    isRemovedForAll.current = false;
    confirm({
      title: text.removeOf(term.item),
      children: takesVersions ? (
        <RemoveChoice onChange={(isForAll) => (isRemovedForAll.current = isForAll)} />
      ) : (
        <p>{text.removeWarning}</p>
      ),
      okText: text.remove,
      isDangerous: true,
      onConfirm: () =>
        removeTerm({ id: term.id, ...(isRemovedForAll.current && { all: true as const }) })
          .unwrap()
          .then(() => notifyDone(text.removed), notifyFailed),
    });
  };

  const body = () => {
    if (error && !data)
      return <ErrorState title={text.warrantyFailed} message={errorMessage(error)} onRetry={() => void refetch()} />;
    if (!data) return <PageSkeleton />;
    if (allTerms.length === 0)
      return <EmptyState title={text.warrantyEmpty}>{canManage && <StartFromTemplate />}</EmptyState>;
    if (terms.length === 0) return <EmptyState title={text.warrantyNoMatches} />;
    return byCategory(terms).map(([category, group]) => (
      <WarrantyTable
        key={category}
        category={category}
        terms={group}
        ownDates={ownDates}
        onEdit={canManage ? edit : undefined}
        onRemove={canManage ? remove : undefined}
      />
    ));
  };

  return (
    <>
      <PageHeader
        title={text.warranty}
        subtitle={ownDates ? text.warrantyOwnIntro : text.warrantyIntro}
        actions={
          <>
            <PrintButton />
            {canManage && (
              <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => edit()}>
                {text.add}
              </Button>
            )}
          </>
        }
      />
      <div className="stack">
        <div className="table-toolbar" role="search">
          <SearchBox value={query} onSearch={setQuery} label={text.warrantySearch} />
        </div>
        {canManage && allTerms.some((term) => term.is_template) && <TemplateNotice />}
        {body()}
        {canManage && takesVersions && (
          <>
            <Button
              className="warranty-history-toggle"
              aria-expanded={isHistoryOpen}
              onClick={() => setHistoryOpen(!isHistoryOpen)}
            >
              {text.history}
            </Button>
            {isHistoryOpen && (
              <LatePart fallback={<PageSkeleton />}>
                <WarrantyHistory />
              </LatePart>
            )}
          </>
        )}
      </div>
      {termDialog.dialog}
      {dialog}
    </>
  );
}

/** Which deliveries a removal is for; reports each choice. Those from today on at first. */
function RemoveChoice({ onChange }: { onChange: (isForAll: boolean) => void }) {
  const [value, setValue] = useState<'today' | 'all'>('today');
  return (
    <>
      <p>{text.removeWarning}</p>
      <RadioChoice
        label={text.removeFrom}
        value={value}
        options={[
          { value: 'today', label: text.removeFromToday },
          { value: 'all', label: text.removeFromAll },
        ]}
        onChange={(next) => {
          setValue(next);
          onChange(next === 'all');
        }}
      />
    </>
  );
}
