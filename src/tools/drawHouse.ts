/** Draws the folders of `src` and which of them import which, from the imports in the code: `docs/house.svg`. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

const source = join(import.meta.dirname, '..');

/** What each room is for. A folder of `src` that is missing here fails the generation. */
const rooms: Record<string, string> = {
  contract: 'Calls, shapes, rules, permissions, states. Imports nothing.',
  api: 'Endpoints generated from the contract, the cache, the transport.',
  session: 'Who is signed in, what is stored, the stream of changes.',
  ui: 'Parts that know no resource: table, form, upload, dialogs.',
  accounts: 'Invitation, reactivation and sessions of any account.',
  visits: 'Showing and arranging visits: claims, work orders, agenda.',
  features: 'One folder for each feature; none imports another.',
  app: 'Entry, router, store, theme, shell, pages of links.',
  server: 'Routes, services, repositories; one folder for each resource.',
  tools: 'Build, start and generation. Not part of the product.',
};
const webRooms = ['api', 'session', 'ui', 'accounts', 'visits', 'features', 'app'];
/** Folders of the server that all resources share. */
const shared = ['database', 'jobs', 'mail', 'plugins', 'policies', 'reading', 'support', 'operator', 'cli'];

const foldersOf = (path: string): string[] =>
  readdirSync(join(source, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'generated')
    .map(({ name }) => name);

/** Returns for each folder of `src` the others that its files import. */
function importsOf(): Map<string, Set<string>> {
  const arrows = new Map(foldersOf('').map((room) => [room, new Set<string>()]));
  for (const [room, imported] of arrows)
    for (const file of readdirSync(join(source, room), { recursive: true, encoding: 'utf8' })) {
      // Stories show parts of all layers together.
      if (!/\.tsx?$/.test(file) || file.includes('.stories.')) continue;
      const text = readFileSync(join(source, room, file), 'utf8');
      for (const [, path] of text.matchAll(/(?:from|import)\s*\(?\s*(?:\/\*[^*]*\*\/\s*)?'(\.[^']+)'/g)) {
        const [target] = relative(source, resolve(dirname(join(source, room, file)), path!)).split('/');
        if (target && target !== room && arrows.has(target)) imported.add(target);
      }
    }
  return arrows;
}

/** Whether `from` reaches `to` by way of another room: such an arrow adds nothing to the drawing. */
const isIndirect = (arrows: Map<string, Set<string>>, from: string, to: string): boolean =>
  [...(arrows.get(from) ?? [])].some((middle) => middle !== to && reaches(arrows, middle, to));
const reaches = (arrows: Map<string, Set<string>>, from: string, to: string): boolean =>
  (arrows.get(from)?.has(to) ?? false) || [...(arrows.get(from) ?? [])].some((next) => reaches(arrows, next, to));

const [width, boxWidth, gap] = [960, 440, 26];
const lineHeight = 18;

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Breaks names into lines of at most 58 letters. */
function linesOf(names: string[]): string[] {
  const lines = [''];
  for (const name of names) {
    const last = lines.length - 1;
    if (`${lines[last]} ${name}`.length > 58) lines.push(name);
    else lines[last] = `${lines[last]} ${name}`.trim();
  }
  return lines;
}

const escape = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawBox(room: string, { x, y, width: wide, height }: Box, lines: string[]): string {
  const rows = lines.map(
    (line, index) => `<text x="${x + 14}" y="${y + 44 + index * lineHeight}" class="note">${escape(line)}</text>`,
  );
  return [
    `<rect x="${x}" y="${y}" width="${wide}" height="${height}" rx="6" class="box"/>`,
    `<text x="${x + 14}" y="${y + 24}" class="name">src/${room}</text>`,
    ...rows,
  ].join('\n');
}

/** Returns the drawing. Throws if `src` has a folder that {@link rooms} does not describe. */
export function drawHouse(): string {
  const arrows = importsOf();
  const unknown = [...arrows.keys()].filter((room) => !(room in rooms));
  if (unknown.length > 0) throw new Error(`Describe in src/tools/drawHouse.ts: ${unknown.join(', ')}`);
  const linesFor = (room: string): string[] => {
    if (room === 'features') return [rooms[room]!, ...linesOf(foldersOf('features'))];
    if (room !== 'server') return [rooms[room]!];
    const resources = foldersOf('server').filter((name) => !shared.includes(name));
    return [rooms[room]!, '', 'Shared by all:', ...linesOf(shared), '', 'Resources:', ...linesOf(resources)];
  };
  const heightOf = (room: string) => 36 + linesFor(room).length * lineHeight;
  const boxes = new Map<string, Box>();
  boxes.set('contract', { x: 20, y: 20, width: width - 40, height: heightOf('contract') });
  const top = 20 + heightOf('contract') + gap + 8;
  let y = top;
  for (const room of webRooms) {
    boxes.set(room, { x: 20, y, width: boxWidth, height: heightOf(room) });
    y += heightOf(room) + gap;
  }
  boxes.set('server', { x: width - 20 - boxWidth, y: top, width: boxWidth, height: heightOf('server') });
  const tools = {
    x: width - 20 - boxWidth,
    y: y - gap - heightOf('tools'),
    width: boxWidth,
    height: heightOf('tools'),
  };
  boxes.set('tools', tools);

  const drawn = [...arrows].flatMap(([from, imported]) =>
    [...imported]
      .filter((to) => from !== 'tools' && !isIndirect(arrows, from, to))
      .map((to) => drawArrow(boxes.get(from)!, boxes.get(to)!)),
  );
  const picture = [...boxes].map(([room, box]) => drawBox(room, box, linesFor(room)));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${y}" role="img" aria-label="The folders of src, and which import which">
<style>.box{fill:#faf6f2;stroke:#8c8177}.name{font:600 15px sans-serif;fill:#2b2420}.note{font:13px sans-serif;fill:#5c534d}.arrow{stroke:#a8441f;stroke-width:2;fill:none;marker-end:url(#tip)}</style>
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 10 5 0 10z" fill="#a8441f"/></marker></defs>
<rect width="${width}" height="${y}" fill="#fff"/>
${[...drawn, ...picture].join('\n')}
</svg>
`;
}

/** An arrow from a room to one that it imports, which stands above it. */
function drawArrow(from: Box, to: Box): string {
  const x = Math.max(from.x, to.x) + boxWidth / 2;
  return `<path class="arrow" d="M${x} ${from.y}V${to.y + to.height}"/>`;
}
