/** For the pages of links, apart from the calls of costs, which need the work orders themselves. */
export { agreedAmountOf } from './costs.repository';
