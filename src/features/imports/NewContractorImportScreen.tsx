import { NewImport } from './NewImport';

/** /importar-contratistas */
export const NewContractorImportScreen = () => <NewImport kind="contractors" />;
