import './linkForms.css';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useFirstInvalid } from '../../ui/form/invalidFields';
import { uiText } from '../../ui/text';
import { readStoredInput, removeStoredInput, storeInput } from '../../ui/browserStorage';
import type { OwnWork } from '../../api/ownWork';
import { phoneAddress, whatsappAddress } from '../../ui/phone';
import { ownWorkText as text } from './ownWorkText';

let openForms = 0;
const formListeners = new Set<() => void>();
function countForm(change: 1 | -1): void {
  openForms += change;
  for (const notify of formListeners) notify();
}
const subscribeForms = (notify: () => void): (() => void) => {
  formListeners.add(notify);
  return () => void formListeners.delete(notify);
};
/** Whether a form is open: then its own buttons are the bar at the bottom of the screen, and no others. */
export const useIsFormOpen = (): boolean => useSyncExternalStore(subscribeForms, () => openForms > 0);

interface LinkFormProps {
  className?: string;
  /** Validates and sends the input. If it is invalid, the first field with `aria-invalid` gets the focus. */
  onSubmit: () => void;
  children: ReactNode;
}

/**
 * A form of a page that was opened by a link. It validates its fields itself, not with the browser's messages. When it
 * opens, it comes into sight and takes the focus.
 */
export function LinkForm({ className = 'ow-place', onSubmit, children }: LinkFormProps) {
  const [submits, setSubmits] = useState(0);
  const form = useFirstInvalid(submits);
  useLayoutEffect(() => {
    countForm(1);
    return () => countForm(-1);
  }, []);
  // It opens below the button that opened it, perhaps out of sight.
  useEffect(() => {
    const element = form.current;
    element?.scrollIntoView?.({ block: 'start' });
    if (element?.contains(document.activeElement)) return;
    element?.querySelector<HTMLElement>('input, textarea, select, button')?.focus({ preventScroll: true });
  }, [form]);
  return (
    <form
      ref={form}
      className={className}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
        setSubmits((count) => count + 1);
      }}
    >
      {children}
    </form>
  );
}

interface MessageProps {
  title: string;
  detail: string;
  /** Retries; without it there is no retry button. */
  onRetry?: () => void;
}

/** A message that replaces the content of a page that was opened by a link. */
export function Message({ title, detail, onRetry }: MessageProps) {
  return (
    <div className="ow-message">
      <h1>{title}</h1>
      {detail !== `${title}.` && <p>{detail}</p>}
      {onRetry && (
        <button type="button" className="ow-button is-main" onClick={onRetry}>
          {uiText.retry}
        </button>
      )}
    </div>
  );
}

/**
 * Stores the input of a form in this browser until it is sent, so that closing the page loses nothing. Returns the
 * values, a function that sets them, and one that deletes the stored ones.
 */
export function useStoredInput<Values extends object>(
  name: string,
  empty: Values,
): [Values, (values: Values) => void, () => void] {
  const key = `posventa-trabajo ${name}`;
  const [values, setValues] = useState<Values>(() => ({ ...empty, ...readStoredInput<Partial<Values>>(key) }));
  const type = (next: Values) => {
    setValues(next);
    storeInput(key, next);
  };
  return [values, type, () => removeStoredInput(key)];
}

/** The company's logo and name, or the portal's if the company has none, at the top of a page that was opened by a link. */
export function LinkHead({ company }: { company: { name?: string; logo?: string | null } | undefined }) {
  return (
    <header className="ow-head">
      {company?.logo && <img className="ow-logo" src={company.logo} alt="" />}
      <span className="ow-company">{company && (company.name || uiText.appName)}</span>
    </header>
  );
}

/** The company's telephone, its WhatsApp and its opening hours, as far as they are known; on every state of the page. */
export function CompanyFoot({ company }: { company: Partial<OwnWork['company']> }) {
  const { name, phone, opening_hours: hours } = company;
  if (!phone && !hours) return null;
  // WhatsApp needs the ten digits of a number of Argentina; another one can still be called.
  const mobile = phone && /^(?:549?|0)?(\d{10})$/.exec(phone.replace(/\D/g, ''))?.[1];
  return (
    <footer className="ow-foot">
      {name && <span>{name}</span>}
      {phone && <a href={phoneAddress(phone)}>{text.callCompany(phone)}</a>}
      {mobile && (
        <a href={whatsappAddress(mobile)} target="_blank" rel="noreferrer">
          {text.writeCompany}
        </a>
      )}
      {hours && <span>{hours}</span>}
    </footer>
  );
}
