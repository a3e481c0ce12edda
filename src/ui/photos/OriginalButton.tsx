import { DownloadOutlined } from '@ant-design/icons';
import { useLazyGetPhotoOriginalQuery } from '../../api/photos';
import { useCan } from '../../session/useCan';
import { formatInstant } from '../dates';
import { notifyFailed } from '../notices';
import { notify } from '../notify';

const text = {
  save: 'Descargar el original, con sus datos',
  saved: 'Foto original descargada',
  facts: (when: string, sha256: string) => `Recibida el ${when}, sin cambios. SHA-256: ${sha256}`,
} as const;

/**
 * Saves a photo as it was received and shows its hash. Renders nothing for users who may not: everybody except staff gets
 * only the copy without metadata.
 */
export function OriginalButton({ fileId }: { fileId: number }) {
  const canRead = useCan('photos:readOriginal');
  const [getOriginal] = useLazyGetPhotoOriginalQuery();
  if (!canRead) return null;
  const save = async () => {
    const { name, url, sha256, received_at: at } = await getOriginal({ id: fileId }).unwrap();
    const link = document.createElement('a');
    link.href = url;
    link.download = name;
    link.click();
    const description = text.facts(formatInstant(at), sha256);
    notify({ type: 'info', title: text.saved, description, durationMs: null, slot: 'original' });
  };
  return (
    <button
      type="button"
      className="ant-image-preview-actions-action photo-original"
      aria-label={text.save}
      title={text.save}
      onClick={() => void save().catch(notifyFailed)}
    >
      <DownloadOutlined aria-hidden />
    </button>
  );
}
