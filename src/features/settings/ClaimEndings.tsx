import { Checkbox } from 'antd';
import { Panel } from '../../ui/Panel';
import { endingsText as text } from './endingsText';
import type { TermsValues } from './termsValues';

interface ClaimEndingsProps {
  values: TermsValues;
  onChange: (change: Partial<TermsValues>) => void;
}

/** What the company demands to complete a claim. */
export function ClaimEndings({ values, onChange }: ClaimEndingsProps) {
  return (
    <Panel title={text.title}>
      <div className="stack">
        <Checkbox
          checked={values.demandsDoneText}
          onChange={({ target }) => onChange({ demandsDoneText: target.checked })}
        >
          {text.demandsText}
        </Checkbox>
        <Checkbox
          checked={values.demandsDonePhoto}
          onChange={({ target }) => onChange({ demandsDonePhoto: target.checked })}
        >
          {text.demandsPhoto}
        </Checkbox>
      </div>
      <p className="field-hint">{text.hint}</p>
    </Panel>
  );
}
