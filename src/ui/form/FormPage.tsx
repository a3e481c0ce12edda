import './FormPage.css';
import type { ReactNode } from 'react';

/** A page with a single form: on a wide screen form and heading are centred. */
export const FormPage = ({ children }: { children: ReactNode }) => <div className="form-page">{children}</div>;
