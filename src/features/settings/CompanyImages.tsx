import { type Company, useUpdateCompanyMutation, useUpdateLoginPictureMutation } from '../../api/company';
import { refreshCompany } from '../../api/settings';
import { limits } from '../../contract/limits';
import { notifyDone } from '../../ui/notices';
import { CompanyImage } from './CompanyImage';
import { companyText as text } from './companyText';
import { toCompanyBody, toCompanyValues } from './companyValues';

type Body = Parameters<ReturnType<typeof useUpdateCompanyMutation>[0]>[0]['body'];
type SaveCompany = (body: Body) => Promise<void>;

/** Shows the saved company on this page at once; other users see it with the next page that they load. */
const show = () =>
  // It is saved even if this fails: then this page shows the old values until a reload.
  refreshCompany().catch(() => notifyDone(text.reload));

/** Returns a function that saves the company, with a logo if the body has one. */
export function useSaveCompany(): SaveCompany {
  const [update] = useUpdateCompanyMutation();
  return async (body) => {
    await update({ body }).unwrap();
    await show();
  };
}

interface CompanyImagesProps {
  company: Company;
  saveCompany: SaveCompany;
}

/** The logo and the picture beside the login. */
export function CompanyImages({ company, saveCompany }: CompanyImagesProps) {
  const [updatePicture] = useUpdateLoginPictureMutation();
  const { version, login_picture: picture } = company;
  const saveLogo = (logo: File | undefined) =>
    saveCompany({
      ...toCompanyBody(toCompanyValues(company)),
      ...(logo ? { logo } : { remove_logo: true }),
      version,
    });
  const savePicture = async (file: File | undefined) => {
    await updatePicture({ body: { ...(file && { picture: file }), version } }).unwrap();
    await show();
  };
  return (
    <div className="stack">
      <CompanyImage
        text={text.images.logo}
        shown={company.logo ?? company.fallback.logo}
        isOwn={company.logo !== null}
        maxBytes={limits.logoBytes}
        save={saveLogo}
      />
      {picture !== undefined && (
        <CompanyImage
          text={text.images.picture}
          shown={picture}
          isOwn={picture !== null}
          maxBytes={limits.imageBytes}
          save={savePicture}
        />
      )}
    </div>
  );
}
