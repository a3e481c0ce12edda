import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { AuthLayout } from '../src/app/AuthLayout';
import { Footer } from '../src/app/shell/Footer';
import { Header } from '../src/app/shell/Header';
import { useUser } from '../src/session/useCan';

/** The portal's header, padding and footer; the page itself has no padding then. */
function PortalFrame() {
  const user = useUser();
  useEffect(() => {
    const { classList } = document.body;
    const wasPadded = classList.replace('sb-main-padded', 'sb-main-fullscreen');
    return () => {
      if (wasPadded) classList.replace('sb-main-fullscreen', 'sb-main-padded');
    };
  }, []);
  return (
    <>
      <Header user={user} />
      <main id="contenido" className="main" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer />
    </>
  );
}

/** The wide column of a record's page, in which its panels stand. */
const ColumnFrame = () => (
  <div className="columns">
    <div className="stack">
      <Outlet />
    </div>
  </div>
);

/** The frames that a story can stand in: what surrounds it in the portal. */
export const frames = {
  auth: (
    <AuthLayout company="Constructora Demo">
      <Outlet />
    </AuthLayout>
  ),
  portal: <PortalFrame />,
  column: <ColumnFrame />,
  form: (
    <div className="form-page">
      <Outlet />
    </div>
  ),
};

export type Frame = keyof typeof frames;

/** What the parts of the portal's frame ask for. A number in the menu comes seconds later than the page, so there is none. */
export const frameAnswers = {
  'GET /logic/claim/unread': { success: true, data: { unit: 0, project: 0, last_visit: null } },
};
