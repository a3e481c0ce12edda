import { act, render, screen } from '@testing-library/react';
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
