import './imports.css';
import { useMemo } from 'react';
import { useListImportRowsQuery, type ImportJob, type ImportRow, type ListImportRowsApiArg } from '../../api/imports';
import { importProblems } from '../../contract/importColumns';
import { EmptyState } from '../../ui/states';
import { DataTable } from '../../ui/table/DataTable';
import { TableFilter } from '../../ui/table/filters/TableFilter';
import { listArg } from '../../ui/table/query/tableQuery';
import { useTableQuery } from '../../ui/table/query/useTableQuery';
import { importRowColumns, OutcomeTag, rowFacts } from './importColumns';
import { doneLabels, importsText as text, outcomeLabels, warningLabel } from './importsText';

/** The rows of an import's file, page by page, with a filter for rows with errors. */
export function ImportRows({ job }: { job: ImportJob }) {
  const isDone = job.status === 'applied';
  const control = useTableQuery();
  const { outcome } = control.query.filters;
  const labels = { ...(isDone ? doneLabels : outcomeLabels), ...(job.warnings > 0 && { warning: warningLabel }) };
  const columns = useMemo(() => importRowColumns(job.kind, isDone), [job.kind, isDone]);
  const result = useListImportRowsQuery({
    ...listArg<ListImportRowsApiArg>(control.query, columns),
    id: job.id,
    outcome: outcome && outcome in labels ? (outcome as keyof typeof labels) : undefined,
  });
  return (
    <DataTable<ImportRow>
      label={text.rowsTitle}
      columns={columns}
      rowKey={({ row }) => row}
      result={result}
      control={control}
      toolbar={{
        filters: (
          <TableFilter
            control={control}
            name="outcome"
            label={text.filterOutcome}
            options={Object.entries(labels).map(([value, label]) => ({ value, label }))}
          />
        ),
      }}
      card={(row) => (
        <>
          <div className="card-line">
            <strong>{text.rowNumber(row.row)}</strong>
            <OutcomeTag row={row} isDone={isDone} />
          </div>
          {rowFacts[job.kind](row).map((fact) => (
            <p key={fact} className="card-soft">
              {fact}
            </p>
          ))}
          {row.problems.length > 0 && <p className="field-problem">{importProblems(job.kind, row.problems)}</p>}
          {row.warnings.length > 0 && <p className="import-warning">{importProblems(job.kind, row.warnings)}</p>}
        </>
      )}
      empty={<EmptyState title={text.noRows} />}
    />
  );
}
