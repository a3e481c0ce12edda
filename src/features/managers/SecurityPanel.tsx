import { Checkbox } from 'antd';
import { useGetSecuritySettingsQuery, useUpdateSecuritySettingsMutation } from '../../api/access';
import { errorMessage } from '../../api/envelope';
import { ErrorState } from '../../ui/states';
import { notifyDone, notifyFailed } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { managersText as text } from './managersText';

/** The company's security requirements for staff accounts. */
export function SecurityPanel() {
  const { data, error, refetch } = useGetSecuritySettingsQuery();
  const [update, { isLoading }] = useUpdateSecuritySettingsMutation();
  const change = (isDemanded: boolean) =>
    update({ body: { staff_second_factor: isDemanded, version: data?.version } })
      .unwrap()
      .then(() => notifyDone(isDemanded ? text.factorDemanded : text.factorNotDemanded), notifyFailed);
  return (
    <Panel title={text.security}>
      {error && !data ? (
        <ErrorState title={text.securityFailed} message={errorMessage(error)} onRetry={() => void refetch()} />
      ) : (
        <>
          <Checkbox
            checked={data?.staff_second_factor ?? false}
            disabled={isLoading || !data}
            onChange={({ target }) => void change(target.checked)}
            aria-describedby="factor-hint"
          >
            {text.demandFactor}
          </Checkbox>
          <p id="factor-hint" className="field-hint">
            {text.demandFactorHint}
          </p>
        </>
      )}
    </Panel>
  );
}
