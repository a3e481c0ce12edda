import './FormPage.css';
import type { ReactNode } from 'react';

/** A page that is one form: on a wide window it stands in the middle, its heading with it. */
export const FormPage = ({ children }: { children: ReactNode }) => <div className="form-page">{children}</div>;
