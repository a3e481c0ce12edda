import type { ReactNode } from 'react';
import { Redrawn } from '../ui/Redrawn';
import { uiText } from '../ui/text';

const authLayoutText = {
  tagline: 'Reclamos, unidades y documentación de tu obra, en un solo lugar.',
} as const;

interface AuthLayoutProps {
  /** Empty if no name is configured. */
  company: string;
  /** Address of the company's logo. */
  logo?: string;
  /** Address of the picture that the company shows here. */
  picture?: string;
  children: ReactNode;
}

/**
 * The layout of the login pages: the company's picture, logo and name beside the form. It doesn't use the store, so that the
 * build can render it (`tools/drawnPages`). The server inserts all three into that HTML in the same form
 * (`plugins/web`).
 */
export function AuthLayout({ company, logo, picture, children }: AuthLayoutProps) {
  return (
    <div className="auth">
      <aside className="auth-brand">
        {picture && <img className="auth-picture" src={picture} alt="" fetchPriority="low" />}
        {logo && <img className="auth-logo" src={logo} alt="" />}
        <p className="auth-company">{company}</p>
        <p className="auth-name">{uiText.appName}</p>
        <p className="auth-tagline">{authLayoutText.tagline}</p>
      </aside>
      <main className="auth-main">
        <Redrawn>{children}</Redrawn>
      </main>
    </div>
  );
}
