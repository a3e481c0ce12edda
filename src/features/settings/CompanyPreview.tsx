import type { CSSProperties } from 'react';
import { companyColours } from '../../contract/companyColours';
import { uiText } from '../../ui/text';
import { headName } from '../../contract/webSettings';
import { companyText as text } from './companyText';

interface CompanyPreviewProps {
  name: string;
  colour: string;
  logo: string | null;
}

/** A small preview page: bar, link, button and footer with the name and colour from the form. */
export function CompanyPreview({ name, colour, logo }: CompanyPreviewProps) {
  const colours = Object.fromEntries(
    Object.entries(companyColours(colour).light).map(([name, value]) => [`--${name}`, value]),
  );
  return (
    <figure className="company-preview">
      <figcaption>{text.preview}</figcaption>
      <div className="company-preview-page always-light" style={colours as CSSProperties} aria-hidden>
        <div className="company-preview-bar">
          {logo && <img src={logo} alt="" height={28} />}
          {!logo && !name && <span className="company-preview-mark" />}
          <b>{headName({ company: name, logo: logo ?? undefined })}</b>
        </div>
        <div className="company-preview-body">
          <span className="company-preview-button">{text.previewButton}</span>
          <span className="company-preview-link">{text.previewLink}</span>
        </div>
        <div className="company-preview-foot">{`${text.copyright} ${name || uiText.appName}`}</div>
      </div>
    </figure>
  );
}
