import { Panel } from '../../ui/Panel';
import { ThemeField } from '../../ui/ThemeField';
import { themeText as text } from '../../ui/themeText';

/** Light, dark or as the system: the choice of the user's menu, where somebody looks for settings. */
export function ProfileTheme() {
  return (
    <Panel title={text.theme}>
      <p className="form-intro">{text.hint}</p>
      <ThemeField />
    </Panel>
  );
}
