import { ExportOutlined } from '@ant-design/icons';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';

const text = {
  actions: {
    flipX: 'Espejar a lo ancho',
    flipY: 'Espejar a lo alto',
    rotateLeft: 'Girar a la izquierda',
    rotateRight: 'Girar a la derecha',
    zoomOut: 'Reducir',
    zoomIn: 'Ampliar',
  },
  original: 'Abrir la foto original',
} as const;

/**
 * For a preview's `actionsRender`: gives the buttons Spanish names, because Ant Design names them in English by their
 * keys, and adds a link to the original photo if its URL is known.
 */
export function photoActions(actions: ReactElement, original: string | undefined): ReactNode {
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
    original && (
      <a
        className="ant-image-preview-actions-action photo-original"
        href={original}
        target="_blank"
        rel="noreferrer"
        aria-label={text.original}
        title={text.original}
      >
        <ExportOutlined aria-hidden />
      </a>
    ),
  );
}
