import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { documentText } from './documentText';

/** Prints the page. */
export const PrintButton = () => (
  <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
    {documentText.print}
  </Button>
);
