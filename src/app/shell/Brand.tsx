import { headName } from '../../contract/headName';
import type { WebSettings } from '../../contract/webSettings';
import { LogoMark } from './LogoMark';

export type BrandProps = Pick<WebSettings, 'company' | 'logo'>;

/**
 * The company in the head of a page: its logo, else its name, else the portal's mark. The server inserts the company in
 * the same form into the pages of the build (`plugins/web`), which have the mark.
 */
export function Brand(company: BrandProps) {
  const { logo } = company;
  const name = headName(company);
  if (!logo && company.company) return <span className="header-name">{name}</span>;
  return (
    <>
      {logo ? <img className="logo" src={logo} alt="" height={28} /> : <LogoMark />}
      <span>{name}</span>
    </>
  );
}
