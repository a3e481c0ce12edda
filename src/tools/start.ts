/**
 * `npm start` on a developer's machine: builds the web client if its sources changed, then serves it and the API from
 * source.
 */
import { isBuilt } from './buildStamp';

const toolsText = {
  building: 'Armando la interfaz…',
} as const;

if (!isBuilt()) {
  console.log(toolsText.building);
  const { buildWeb } = await import('./buildWeb');
  await buildWeb();
}
await import('../server/main');
