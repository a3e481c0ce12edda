import { factorSetUp } from '../../session/authSlice';
import { useAppDispatch } from '../../session/hooks';
import { FormPage } from '../../ui/form/FormMessage';
import { PageHeader } from '../../ui/PageHeader';
import { Panel } from '../../ui/Panel';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { profileText as text } from './profileText';
import SecondFactorSetup from './SecondFactorSetup';

/** The only page of a staff user without a second factor when the company requires one. */
export default function FactorDemanded() {
  const dispatch = useAppDispatch();
  useDocumentTitle(text.factorDemanded);
  return (
    <FormPage>
      <PageHeader title={text.factorDemanded} />
      <Panel title={text.secondFactor}>
        <SecondFactorSetup intro={text.factorDemandedIntro} onDone={() => dispatch(factorSetUp())} />
      </Panel>
    </FormPage>
  );
}
