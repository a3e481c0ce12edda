import { settings } from '../../api/settings';
import { LogoMark } from './LogoMark';

/** The company's logo; where it gave none, our mark. */
export const Logo = () =>
  settings.logo ? <img className="logo" src={settings.logo} alt="" height={28} /> : <LogoMark />;
