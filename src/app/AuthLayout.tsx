import type { ReactNode } from 'react';
import { uiText } from '../ui/text';
import { authLayoutText } from './authLayoutText';

/** The layout of the login pages: the company's name beside the form. It doesn't use the store, so that the build can render it (`tools/drawnPages`). */
export function AuthLayout({ company, children }: { company: string; children: ReactNode }) {
  return (
    <div className="auth">
      <aside className="auth-brand">
        <div className="auth-name">{uiText.appName}</div>
        <p className="auth-company">{company}</p>
        <p className="auth-tagline">{authLayoutText.tagline}</p>
      </aside>
      <main className="auth-main">{children}</main>
    </div>
  );
}
