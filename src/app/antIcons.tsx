import {
  CalendarOutlined,
  CheckOutlined,
  CloseCircleFilled,
  CloseOutlined,
  DownOutlined,
  EyeInvisibleOutlined,
  EyeOutlined,
  LoadingOutlined,
} from '@ant-design/icons';
import type { ConfigProviderProps } from 'antd';
import { uiText } from '../ui/text';

/** The icon of a close button. */
const closeIcon = <CloseOutlined aria-label={uiText.close} />;
const clearIcon = <CloseCircleFilled aria-hidden />;

/**
 * The icons of Ant Design's components, for `ConfigProvider`. A screen reader would read out the English file name of
 * the default icons ("down"). These are hidden from it, unless the icon is the button's only content.
 */
export const antIcons = {
  // A screen reader reads that the button is busy.
  button: { loadingIcon: <LoadingOutlined spin aria-label={uiText.loading} /> },
  modal: { closeIcon },
  drawer: { closeIcon },
  notification: { closeIcon },
  select: {
    suffixIcon: <DownOutlined aria-hidden />,
    loadingIcon: <LoadingOutlined spin aria-hidden />,
    menuItemSelectedIcon: <CheckOutlined aria-hidden />,
    removeIcon: <CloseOutlined aria-hidden />,
    clearIcon,
  },
  inputPassword: {
    iconRender: (isVisible: boolean) =>
      isVisible ? <EyeOutlined aria-hidden /> : <EyeInvisibleOutlined aria-hidden />,
  },
  datePicker: { suffixIcon: <CalendarOutlined aria-hidden />, allowClear: { clearIcon } },
} satisfies Partial<ConfigProviderProps>;
