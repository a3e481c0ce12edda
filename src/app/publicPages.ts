/** The pages for everybody, with or without a session, in one file: few people open them. */
export { AccessibilityPage } from './accessibility/AccessibilityPage';
export { VerifyPage } from './verify/VerifyPage';
