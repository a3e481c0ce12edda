import { Link } from 'react-router-dom';
import { accessibilityPath } from '../../contract/addresses';
import { useCompany } from '../../api/settings';
import { uiText } from '../../ui/text';
import { appText } from '../appText';

/** The year, the company and the maker of the portal. */
export function Footer() {
  const { company } = useCompany();
  return (
    <footer className="footer">
      <span>{`${appText.copyright} ${company || uiText.appName}`}</span>
      <Link to={accessibilityPath}>{appText.accessibility}</Link>
      <span>{appText.madeWith}</span>
    </footer>
  );
}
