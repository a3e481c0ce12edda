/** `npm run build`: the web side, and what each screen costs; fails above the budget. */
import { checkBudget } from './budget';
import { buildWeb } from './buildWeb';

await buildWeb();
if (!checkBudget()) process.exitCode = 1;
