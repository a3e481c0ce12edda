import './imports.css';
import { Button } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { errorMessage, fieldErrors } from '../../api/envelope';
import { useCreateImportMutation, useLazyGetImportTemplateQuery } from '../../api/imports';
import { limits } from '../../contract/limits';
import { to } from '../../contract/links';
import { BackLink, PageHeader } from '../../ui/PageHeader';
import { FormPage } from '../../ui/form/FormMessage';
import { downloadBase64 } from '../../ui/download';
import { notifyFailed } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { FileDrop } from '../../ui/upload/FileDrop';
import { importPaths, kindAt } from './importPaths';
import { importsText as text, kindText } from './importsText';

/** Returns the error of a file before the upload; the server validates its content. */
function fileProblem({ name, size }: File): string | undefined {
  // Old systems name pages and text files .xls; the server reads them, or says what to do.
  if (!/\.(xls[xm]?|csv|tsv|txt|html?|ods|numbers)$/i.test(name)) return text.wrongType;
  return size > limits.importBytes ? text.tooLarge : undefined;
}

/** /importar, /importar-contratistas: the template, and the upload of a file to check. */
export function NewImportScreen() {
  const kind = kindAt(useLocation().pathname);
  const navigate = useNavigate();
  const { title, list, templateHint } = kindText[kind];
  const [getTemplate, template] = useLazyGetImportTemplateQuery();
  const [createImport, { isLoading }] = useCreateImportMutation();
  const [problem, setProblem] = useState<string>();

  const download = (format: 'xlsx' | 'csv') =>
    getTemplate({ kind, format }).unwrap().then(downloadBase64, notifyFailed);
  const upload = async (file: File) => {
    const wrong = fileProblem(file);
    setProblem(wrong);
    if (wrong) return;
    try {
      const job = await createImport({ body: { kind, file } }).unwrap();
      void navigate(to(importPaths[kind].one, { id: job.id }));
    } catch (error) {
      setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error));
    }
  };

  return (
    <FormPage>
      <PageHeader title={title} back={<BackLink to={to(importPaths[kind].list)}>{list}</BackLink>} />
      <div className="stack">
        <Panel title={text.template}>
          <p className="form-intro">{templateHint}</p>
          <div className="row-actions">
            <Button disabled={template.isFetching} onClick={() => void download('xlsx')}>
              {text.templateExcel}
            </Button>
            <Button disabled={template.isFetching} onClick={() => void download('csv')}>
              {text.templateCsv}
            </Button>
          </div>
        </Panel>
        <Panel title={text.upload}>
          <p className="form-intro">{text.uploadHint}</p>
          <FileDrop
            label={text.file}
            button={text.choose}
            hint={text.dropHint}
            accept=".xlsx,.xlsm,.xls,.ods,.csv,.tsv,.txt,text/csv"
            isBusy={isLoading}
            problem={problem}
            onFile={(file) => void upload(file)}
          />
        </Panel>
      </div>
    </FormPage>
  );
}
