/** As `styled.js`, for a component whose styles are not in every page: its sheet comes with it. */
import 'antd-styles/more.css';
export { default } from './styled.js';
