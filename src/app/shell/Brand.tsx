import { headName, type WebSettings } from '../../contract/webSettings';

/**
 * The portal's mark: a course of bricks under a roof. It uses no browser API, because the build renders it too
 * (`tools/drawnPages`).
 */
const LogoMark = () => (
  <svg className="logo" viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
    <path
      d="M3 14 16 4l13 10"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <path d="M6 17h9v5H6zM17 17h9v5h-9zM6 24h5v4H6zM13 24h8v4h-8zM23 24h3v4h-3z" fill="currentColor" />
  </svg>
);

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
