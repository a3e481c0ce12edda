import { useCompany } from '../../api/settings';
import { LogoMark } from './LogoMark';

/** The company's logo, or our own mark where there is none. */
export function Logo() {
  const { logo } = useCompany();
  return logo ? <img className="logo" src={logo} alt="" height={28} /> : <LogoMark />;
}
