import { useUpdateConsortiumMutation, type Consortium } from '../../api/managers';
import { Fact, Facts } from '../../ui/Panel';
import { RecordPanel } from '../../ui/form/RecordPanel';
import { uiText } from '../../ui/text';
import { phoneAddress } from '../../ui/phone';
import { ConsortiumForm } from './ConsortiumForm';
import { managersText as text } from './managersText';
import { consortiumLabels, toConsortiumBody, toConsortiumValues, type ConsortiumValues } from './managerValues';

export interface ConsortiumDataProps {
  account: Consortium;
  reload: () => Promise<Consortium>;
}

/** A consortium user's data, with a form to edit them in place. */
export function ConsortiumData({ account, reload }: ConsortiumDataProps) {
  const [updateConsortium] = useUpdateConsortiumMutation();
  const { username, phone_number: phone, active } = account;

  return (
    <RecordPanel<ConsortiumValues, Consortium>
      title={text.consortiumData}
      name={`consortium-${account.id}`}
      saved={account}
      toValues={toConsortiumValues}
      labels={consortiumLabels}
      canEdit={active}
      reload={reload}
      save={(values, version) =>
        updateConsortium({ id: account.id, body: { ...toConsortiumBody(values), version } }).unwrap()
      }
      form={(form) => <ConsortiumForm {...form} />}
    >
      <Facts>
        <Fact label={text.username}>
          <a href={`mailto:${username}`}>{username}</a>
        </Fact>
        <Fact label={text.phone}>{phone ? <a href={phoneAddress(phone)}>{phone}</a> : uiText.notAvailable}</Fact>
      </Facts>
    </RecordPanel>
  );
}
