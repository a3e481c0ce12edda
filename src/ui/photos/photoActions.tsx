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
 * For a preview's `actionsRender`: its buttons, which Ant Design names in English by their keys, named in Spanish, and the way to the
 * photo as it was sent, where its address is known.
 */
export function photoActions(actions: ReactElement, original: string | undefined): ReactNode {
  const { children } = actions.props as { children: ReactNode };
  const named = Children.map(children, (button) =>
    isValidElement<{ 'aria-label': string }>(button)
      ? cloneElement(button, { 'aria-label': text.actions[button.key as keyof typeof text.actions] })
      : button,
  );
  return cloneElement(
    actions,
    {},
    named,
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
