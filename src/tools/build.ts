/**
 * `npm run build`: builds the server and the web client, and prints the size of each screen; fails above the budget.
 */
import { checkBudget } from './budget';
import { buildServer } from './buildServer';
import { buildWeb } from './buildWeb';

await buildServer();
if (!checkBudget(await buildWeb())) process.exitCode = 1;
