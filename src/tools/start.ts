/** `npm start`: builds the web side where its sources changed, then serves it with the API. */
import { isBuilt } from './buildStamp';

if (!isBuilt()) {
  console.log('Armando la interfaz…');
  const { buildWeb } = await import('./buildWeb');
  await buildWeb();
}
await import('../server/main');
