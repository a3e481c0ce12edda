import { contentText } from './contentText';
import { DocumentScreen } from './DocumentScreen';

/** /manual-de-mantenimiento */
export const ManualScreen = () => (
  <DocumentScreen key="manual" name="manual-de-mantenimiento" title={contentText.manual} />
);
/** /reglamento-de-convivencia */
export const HouseRulesScreen = () => (
  <DocumentScreen key="rules" name="reglamento-de-convivencia" title={contentText.houseRules} />
);
