import { Select, type SelectProps } from 'antd';
import { useIsTouch } from '../useMediaQuery';

/** So many options are looked through by scrolling. */
const scrolledMax = 30;

/** Whether a select is typed into: where a finger points, the keyboard would cover what is soon looked through. */
export const useIsTyped = (options: number): boolean => !useIsTouch() || options > scrolledMax;

/** A select among options that are all here, found by typing where that helps. */
export function ChoiceSelect<Value = number>(props: SelectProps<Value>) {
  const isTyped = useIsTyped(props.options?.length ?? 0);
  return <Select<Value> {...props} showSearch={isTyped && { optionFilterProp: 'label' }} />;
}
