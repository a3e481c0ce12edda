import './newLink.css';
import { Button, Input } from 'antd';
import { notifyDone, notifyFailed } from './notices';
import { whatsappAddress } from './phone';

const text = {
  once: 'Copialo o mandalo ahora: por seguridad no se vuelve a mostrar.',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  whatsapp: 'Mandar por WhatsApp',
} as const;

interface NewLinkProps {
  label: string;
  address: string;
  phone: string;
  /** The text that is sent by WhatsApp. */
  message: string;
}

/** The address of a new link, to copy or send: it is shown only once. */
export function NewLink({ label, address, phone, message }: NewLinkProps) {
  const copy = () => navigator.clipboard.writeText(address).then(() => notifyDone(text.copied), notifyFailed);
  return (
    <div className="new-link">
      <Input readOnly value={address} aria-label={label} onFocus={({ target }) => target.select()} />
      <div className="row-actions">
        <Button type="primary" onClick={() => void copy()}>
          {text.copy}
        </Button>
        <Button href={whatsappAddress(phone, message)} target="_blank" rel="noreferrer">
          {text.whatsapp}
        </Button>
      </div>
      <p className="field-hint">{text.once}</p>
    </div>
  );
}
