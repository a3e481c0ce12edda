import '../../ui/Panel.css';
import './verify.css';
import { useCallback, useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Link, useNavigate, useParams } from 'react-router-dom';
import { errorMessage, isApiError } from '../../api/envelope';
import { useLazyVerifyDocumentQuery, type VerifiedDocument } from '../../api/issuedDocuments';
import { useCompany } from '../../api/settings';
import { verifyAddress } from '../../contract/issuedDocumentRules';
import { normalizeCode, shownCode } from '../../contract/issuedDocumentRules';
import { formatInstant } from '../../ui/dates';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { CompareFile } from './CompareFile';
import { verifyText as text } from './verifyText';

/**
 * /verificar and /verificar/:code, for everybody: whether a document was issued by this portal, and whether a file is that
 * document unchanged.
 */
export function VerifyPage() {
  const { code: addressed = '' } = useParams();
  const navigate = useNavigate();
  const { company } = useCompany();
  useDocumentTitle(text.title);
  const [typed, setTyped] = useState(addressed);
  const [isWrong, setIsWrong] = useState(false);
  const [verify, { data, error, isFetching, isUninitialized }] = useLazyVerifyDocumentQuery();
  const input = useRef<HTMLInputElement>(null);
  const [fieldId, hintId] = [useId(), useId()];

  /** The code that was verified last: its address follows the answer. */
  const verified = useRef<string>(undefined);
  const verifyCode = useCallback(
    (code: string) => {
      verified.current = code;
      return verify({ code });
    },
    [verify],
  );
  useEffect(() => {
    const code = normalizeCode(addressed);
    if (code && code !== verified.current) void verifyCode(code);
    else if (addressed && !code) setIsWrong(true);
  }, [addressed, verifyCode]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const code = normalizeCode(typed);
    setIsWrong(!code);
    if (code) void verifyCode(code).then(() => navigate(verifyAddress(shownCode(code)), { replace: true }));
    else input.current?.focus();
  };

  return (
    <main className="verify">
      <p>
        <Link to="/">{text.back}</Link>
      </p>
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      <form className="panel" noValidate onSubmit={submit}>
        <label htmlFor={fieldId}>{text.code}</label>
        <input
          ref={input}
          id={fieldId}
          className="verify-code"
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          value={typed}
          aria-invalid={isWrong}
          aria-describedby={hintId}
          onChange={(event) => setTyped(event.target.value)}
        />
        <p id={hintId} className={isWrong ? 'field-problem' : 'field-hint'}>
          {isWrong ? text.codeProblem : text.codeHint}
        </p>
        <button type="submit" className="verify-button" disabled={isFetching}>
          {text.verify}
        </button>
      </form>
      <div role="status">
        {isFetching && <p>{text.verifying}</p>}
        {!isFetching && !isUninitialized && !isWrong && (
          <Result found={error ? undefined : data} error={error} company={company} />
        )}
      </div>
      {data && !error && !isFetching && !isWrong && <CompareFile sha256={data.sha256} />}
    </main>
  );
}

/** Whether the code is known, in words and by a sign, not by a colour alone. */
function Result({ found, error, company }: { found?: VerifiedDocument; error: unknown; company: string }) {
  if (!found)
    return (
      <p className="panel verify-result is-unknown">
        {isApiError(error) && error.status === 404 ? `✗ ${text.unknown}` : errorMessage(error)}
      </p>
    );
  const { kind, version, latest_version: latest, created_at: at } = found;
  return (
    <div className="panel verify-result">
      <p>
        <strong>{`✓ ${text.genuine(kind, company)}`}</strong>
      </p>
      <p>{text.version(version, formatInstant(at))}</p>
      <p>{latest > version ? text.newer(latest) : text.latest}</p>
    </div>
  );
}
