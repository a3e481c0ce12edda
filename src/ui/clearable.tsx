import { CloseCircleFilled } from '@ant-design/icons';
import { uiText } from './text';

/** For a select's `allowClear`: Ant Design names the button in English where nobody names it. */
export const clearable = { clearIcon: <CloseCircleFilled aria-hidden />, label: uiText.clear };
