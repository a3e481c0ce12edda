import { Button, Checkbox } from 'antd';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { errorMessage } from '../../api/envelope';
import {
  useChooseImportColumnsMutation,
  useGetImportColumnsQuery,
  type ImportColumns,
  type ImportJob,
} from '../../api/imports';
import { FieldProblem } from '../../ui/form/FormMessage';
import { PageHeader } from '../../ui/PageHeader';
import { RecordState } from '../../ui/RecordState';
import { ColumnFields } from './ColumnFields';
import { initialFields, missingFields, twiceChosen, usedColumns, type Fields } from './columnChoice';
import { FilePlace, type Place } from './FilePlace';
import { importsText, columnChoiceText as text } from './importsText';

interface ChooseColumnsProps {
  job: ImportJob;
  back: ReactNode;
}

/** The columns of an import's file, each with its first values and the field it contains, to be chosen. */
export default function ChooseColumns({ job, back }: ChooseColumnsProps) {
  const [place, setPlace] = useState<Place>({});
  const { data, currentData, error, isFetching, refetch } = useGetImportColumnsQuery({ id: job.id, ...place });
  if (!data)
    return (
      <RecordState
        title={text.columnsTitle(job.file_name)}
        back={back}
        error={error}
        onRetry={refetch}
        notFound={importsText.notFound}
        failed={text.columnsFailed}
      />
    );
  return (
    <ColumnChoice
      key={`${data.sheet}/${data.heading_row}`}
      job={job}
      back={back}
      data={data}
      isReading={isFetching}
      problem={error && !currentData ? errorMessage(error) : undefined}
      onPlace={setPlace}
    />
  );
}

interface ColumnChoiceProps extends ChooseColumnsProps {
  data: ImportColumns;
  /** Whether the columns of another sheet or row are being read. */
  isReading: boolean;
  problem: string | undefined;
  onPlace: (place: Place) => void;
}

function ColumnChoice({ job, back, data, isReading, problem, onPlace }: ColumnChoiceProps) {
  const navigate = useNavigate();
  const [fields, setFields] = useState<Fields>(() => initialFields(data));
  const [withHiddenRows, setWithHiddenRows] = useState(data.with_hidden_rows);
  const [choose, { isLoading, error }] = useChooseImportColumnsMutation();
  const hasTwice = twiceChosen(fields).size > 0;
  const missing = missingFields(job.kind, fields);

  const submit = async () => {
    const body = {
      sheet: data.sheet,
      heading_row: data.heading_row,
      with_hidden_rows: withHiddenRows,
      columns: usedColumns(fields),
    };
    const started = await choose({ id: job.id, body })
      .unwrap()
      .catch(() => undefined);
    if (started) void navigate('.', { replace: true });
  };

  return (
    <>
      <PageHeader
        title={text.columnsTitle(job.file_name)}
        back={back}
        actions={
          <Button type="primary" loading={isLoading} disabled={hasTwice || isReading} onClick={() => void submit()}>
            {text.check}
          </Button>
        }
      />
      <div className="stack import-choice">
        <p className="form-intro">{data.is_remembered ? text.columnsRemembered : text.columnsHint}</p>
        <FilePlace data={data} isReading={isReading} problem={problem} onPlace={onPlace} />
        {data.hidden_rows > 0 && (
          <Checkbox checked={withHiddenRows} onChange={(event) => setWithHiddenRows(event.target.checked)}>
            {text.withHiddenRows(data.hidden_rows)}
          </Checkbox>
        )}
        <FieldProblem>{error && errorMessage(error)}</FieldProblem>
        <ColumnFields kind={job.kind} columns={data.columns} fields={fields} onChange={setFields} />
        {missing.length > 0 && <p className="card-soft">{text.missingFields(missing)}</p>}
      </div>
    </>
  );
}
