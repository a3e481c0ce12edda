import antdTheme from 'antd/lib/theme';
import { theme } from '../../src/app/theme';

/** As the build derives them (`src/tools/antdStyles`). */
export default antdTheme.defaultAlgorithm({ ...antdTheme.defaultSeed, ...theme.token });
