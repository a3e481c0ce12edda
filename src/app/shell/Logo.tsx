import { settings } from '../../api/settings';
import { LogoMark } from './LogoMark';

/** The company's logo, or our own mark where there is none. */
export const Logo = () =>
  settings.logo ? <img className="logo" src={settings.logo} alt="" height={28} /> : <LogoMark />;
