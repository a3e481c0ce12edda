import { Button } from 'antd';
import { useState } from 'react';
import { errorMessage, fieldErrors } from '../../api/envelope';
import { type Company, useUpdateCompanyMutation } from '../../api/company';
import { limits } from '../../contract/limits';
import { rulesText } from '../../contract/rulesText';
import { notifyDone } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { useConfirm } from '../../ui/useDialog';
import { FileDrop } from '../../ui/upload/FileDrop';
import { companyText as text } from './companyText';
import { toCompanyBody, toCompanyValues } from './companyValues';
import { refreshCompany } from '../../api/settings';

type Body = Parameters<ReturnType<typeof useUpdateCompanyMutation>[0]>[0]['body'];
type SaveCompany = (body: Body) => Promise<void>;

/** Saves the company and shows it on this page at once; other users see it with the next page that they load. */
export function useSaveCompany(): SaveCompany {
  const [update] = useUpdateCompanyMutation();
  return async (body) => {
    await update({ body }).unwrap();
    // It is saved even if this fails: then this page shows the old values until a reload.
    await refreshCompany().catch(() => notifyDone(text.reload));
  };
}

interface CompanyLogoProps {
  company: Company;
  save: SaveCompany;
}

/** The logo; a new one is saved at once, and its removal asks for confirmation. */
export function CompanyLogo({ company, save }: CompanyLogoProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { confirm, dialog } = useConfirm();
  const change = async (logo: { logo: File } | { remove_logo: true }, message: string) => {
    setProblem(undefined);
    setIsBusy(true);
    try {
      await save({ ...toCompanyBody(toCompanyValues(company)), ...logo, version: company.version });
      notifyDone(message);
    } catch (error) {
      setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  const remove = () =>
    confirm({
      title: text.removeLogoTitle,
      children: <p>{text.removeLogoHint}</p>,
      okText: text.removeLogo,
      isDangerous: true,
      onConfirm: () => change({ remove_logo: true }, text.logoRemoved),
    });
  const choose = (file: File) =>
    file.size > limits.logoBytes ? setProblem(rulesText.logoSize) : void change({ logo: file }, text.logoSaved);
  const displayedLogo = company.logo ?? company.fallback.logo;
  return (
    <Panel
      title={text.logo}
      action={
        company.logo && (
          <Button danger disabled={isBusy} onClick={remove}>
            {text.removeLogo}
          </Button>
        )
      }
    >
      {displayedLogo ? (
        <p className="company-logo">
          <img src={displayedLogo} alt={text.logo} />
        </p>
      ) : (
        <p className="company-logo field-hint">{text.noLogo}</p>
      )}
      <FileDrop
        label={text.logo}
        button={company.logo ? text.changeLogo : text.chooseLogo}
        hint={text.logoHint}
        accept="image/png,image/jpeg,image/webp"
        isBusy={isBusy}
        problem={problem}
        onFile={choose}
      />
      {dialog}
    </Panel>
  );
}
