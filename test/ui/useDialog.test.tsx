import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, useState } from 'react';
import { useDialog } from '../../src/ui/useDialog';

interface QuestionProps {
  title: string;
  onClose: () => void;
}

const closings: Record<string, () => void> = {};
function Question({ title, onClose }: QuestionProps) {
  closings[title] = onClose;
  return <p>{title}</p>;
}
let ask: (title: string) => void;
function Asker() {
  const { open, dialog } = useDialog<QuestionProps>(Question);
  ask = (title) => open({ title });
  return dialog;
}

test('a dialog that reports its closing late does not close the next one', () => {
  render(<Asker />);
  act(() => ask('¿Desactivar?'));
  act(() => ask('¿Reactivar?'));
  act(() => closings['¿Desactivar?']!());
  expect(screen.getByText('¿Reactivar?')).toBeInTheDocument();
  act(() => closings['¿Reactivar?']!());
  expect(screen.queryByText('¿Reactivar?')).not.toBeInTheDocument();
});

interface NameProps {
  onClose: () => void;
}

function NameForm() {
  const [name, setName] = useState('');
  return (
    <div role="dialog" aria-label="Nombre">
      <input
        ref={(field) => field?.focus()}
        aria-label="Nombre"
        value={name}
        onChange={(e) => setName(e.target.value)}
      />
      <output>{name}</output>
    </div>
  );
}

test('keys that are typed before the code of a dialog is loaded go to its field, and what follows too', async () => {
  let resolve: (module: { default: typeof NameForm }) => void = () => {};
  const loaded = new Promise<{ default: typeof NameForm }>((done) => {
    resolve = done;
  });
  const LazyForm = lazy(() => loaded);
  function Opener() {
    const { open, dialog } = useDialog<NameProps>(LazyForm);
    return (
      <>
        <button type="button" onClick={() => open({})}>
          Guardar esta vista…
        </button>
        {dialog}
      </>
    );
  }
  render(<Opener />);
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('Mis vex{Backspace}');
  await act(async () => {
    resolve({ default: NameForm });
    await loaded;
  });
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('Mis ve'));
  await userEvent.keyboard('ncidos');
  expect(screen.getByRole('status')).toHaveTextContent('Mis vencidos');
});
