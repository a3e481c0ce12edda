import { useUpdateCompanyMutation } from '../../api/company';
import { refreshCompany } from '../../api/settings';
import { notifyDone } from '../../ui/notices';
import { companyText as text } from './companyText';

type Body = Parameters<ReturnType<typeof useUpdateCompanyMutation>[0]>[0]['body'];
export type SaveCompany = (body: Body) => Promise<void>;

/** Saves the company and shows it on this page at once; other users see it with the next page that they load. */
export function useSaveCompany(): SaveCompany {
  const [update] = useUpdateCompanyMutation();
  return async (body) => {
    await update({ body }).unwrap();
    // It is saved even if this fails: then this page shows the old values until a reload.
    await refreshCompany().catch(() => notifyDone(text.reload));
  };
}
