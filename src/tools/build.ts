/** `npm run build`: the web side, and what each screen costs; fails above the budget. */
import { checkBudget } from './budget';
import { buildWeb } from './buildWeb';

if (!checkBudget(await buildWeb())) process.exitCode = 1;
