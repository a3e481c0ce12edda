import { NewImport } from './NewImport';

/** /importar */
export const NewImportScreen = () => <NewImport kind="clients" />;
