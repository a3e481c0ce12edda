import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';

const text = { print: 'Imprimir' } as const;

/** Prints the page. */
export const PrintButton = () => (
  <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
    {text.print}
  </Button>
);
