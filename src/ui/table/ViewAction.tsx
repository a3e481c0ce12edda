import { EyeOutlined } from '@ant-design/icons';
import { LinkButton } from '../LinkButton';
import { uiText } from '../text';
import type { RowLink } from './rowLink';

/** "Ver": the sign that leads to a row's page. */
export function ViewAction<Row>({ row, link }: { row: Row; link: RowLink<Row> }) {
  const to = link.to(row);
  return (
    to !== undefined && (
      <LinkButton
        size="small"
        type="text"
        icon={<EyeOutlined aria-hidden />}
        to={to}
        state={link.state}
        onClick={link.onFollow}
        title={uiText.view}
        aria-label={link.label(row)}
      />
    )
  );
}
