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
  children: ReactNode;
}

/**
 * The layout of the login pages: the company's name and logo beside the form. It doesn't use the store, so that the
 * build can render it (`tools/drawnPages`). The server inserts the name and logo into that HTML in the same form
 * (`plugins/web`).
 */
export function AuthLayout({ company, logo, children }: AuthLayoutProps) {
  return (
    <div className="auth">
      <aside className="auth-brand">
        {logo && <img className="auth-logo" src={logo} alt="" />}
        <div className="auth-name">{uiText.appName}</div>
        <p className="auth-company">{company}</p>
        <p className="auth-tagline">{authLayoutText.tagline}</p>
      </aside>
      <main className="auth-main">
        <Redrawn>{children}</Redrawn>
      </main>
    </div>
  );
}
