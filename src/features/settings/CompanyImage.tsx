import { Button } from 'antd';
import { useState } from 'react';
import { errorMessage, fieldErrors } from '../../api/envelope';
import { notifyDone } from '../../ui/notices';
import { Panel } from '../../ui/Panel';
import { useConfirm } from '../../ui/useDialog';
import { FileDrop } from '../../ui/upload/FileDrop';
import type { companyText } from './companyText';

interface CompanyImageProps {
  text: (typeof companyText.images)['logo' | 'picture'];
  /** Address of the image that pages show; null if there is none. */
  shown: string | null;
  /** Whether the image was uploaded here, and can be removed. */
  isOwn: boolean;
  maxBytes: number;
  /** Saves an image, or removes it if there is no file. */
  save: (file: File | undefined) => Promise<void>;
}

/** An image of the company; a new one is saved at once, and its removal asks for confirmation. */
export function CompanyImage({ text, shown, isOwn, maxBytes, save }: CompanyImageProps) {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const { confirm, dialog } = useConfirm();
  const change = async (file: File | undefined) => {
    setProblem(undefined);
    setIsBusy(true);
    try {
      await save(file);
      notifyDone(file ? text.saved : text.removed);
    } catch (error) {
      setProblem(fieldErrors(error)[0]?.message ?? errorMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  const remove = () =>
    confirm({
      title: text.removeTitle,
      children: <p>{text.removeHint}</p>,
      okText: text.remove,
      isDangerous: true,
      onConfirm: () => change(undefined),
    });
  const choose = (file: File) => (file.size > maxBytes ? setProblem(text.tooLarge) : void change(file));
  return (
    <Panel
      title={text.title}
      action={
        isOwn && (
          <Button danger disabled={isBusy} onClick={remove}>
            {text.remove}
          </Button>
        )
      }
    >
      {shown ? (
        <p className="company-image">
          <img src={shown} alt={text.title} />
        </p>
      ) : (
        <p className="company-image field-hint">{text.none}</p>
      )}
      <FileDrop
        label={text.title}
        button={isOwn ? text.change : text.choose}
        hint={text.hint}
        accept="image/png,image/jpeg,image/webp"
        isBusy={isBusy}
        problem={problem}
        onFile={choose}
      />
      {dialog}
    </Panel>
  );
}
