import { CompanyDocument } from '../../ui/document/CompanyDocument';
import { PrintButton } from '../../ui/document/PrintButton';
import { PageHeader } from '../../ui/PageHeader';
import { contentText } from './contentText';

/** /manual-de-mantenimiento */
export const ManualScreen = () => (
  <>
    <PageHeader title={contentText.manual} actions={<PrintButton />} />
    <CompanyDocument name="manual-de-mantenimiento" />
  </>
);
