/** `npm run build`: the server, the web side, and what each screen costs; fails above the budget. */
import { checkBudget } from './budget';
import { buildServer } from './buildServer';
import { buildWeb } from './buildWeb';

await buildServer();
if (!checkBudget(await buildWeb())) process.exitCode = 1;
