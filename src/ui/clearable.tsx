import { CloseCircleFilled } from '@ant-design/icons';
import { uiText } from './text';

/** For a select's `allowClear`: Ant Design gives the button an English name by default. */
export const clearable = { clearIcon: <CloseCircleFilled aria-hidden />, label: uiText.clear };
