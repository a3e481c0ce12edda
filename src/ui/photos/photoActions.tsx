import { ExportOutlined } from '@ant-design/icons';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { OriginalButton } from './OriginalButton';

const text = {
  actions: {
    flipX: 'Espejar a lo ancho',
    flipY: 'Espejar a lo alto',
    rotateLeft: 'Girar a la izquierda',
    rotateRight: 'Girar a la derecha',
    zoomOut: 'Reducir',
    zoomIn: 'Ampliar',
  },
  full: 'Abrir la foto completa',
} as const;

/**
 * For a preview's `actionsRender`: gives the buttons Spanish names, because Ant Design names them in English by their
 * keys, and adds a link to the full photo if its URL is known, and a button that saves
 * the original if its id is known.
 */
export function photoActions(actions: ReactElement, url: string | undefined, fileId: number | undefined): ReactNode {
  const { children } = actions.props as { children: ReactNode };
  const labelledButtons = Children.map(children, (button) =>
    isValidElement<{ 'aria-label': string }>(button)
      ? cloneElement(button, { 'aria-label': text.actions[button.key as keyof typeof text.actions] })
      : button,
  );
  return cloneElement(
    actions,
    {},
    labelledButtons,
    url && (
      <a
        key="full"
        className="ant-image-preview-actions-action photo-original"
        href={url}
        target="_blank"
        rel="noreferrer"
        aria-label={text.full}
        title={text.full}
      >
        <ExportOutlined aria-hidden />
      </a>
    ),
    fileId !== undefined && <OriginalButton key="original" fileId={fileId} />,
  );
}
