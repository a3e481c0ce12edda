import { until, type Driver } from './driver';

/** The kinds of elements that a step looks for. */
export type Kind = 'button' | 'link' | 'field' | 'heading' | 'checkbox' | 'menuitem' | 'option' | 'text' | 'column';

/** Runs in the page: returns the centre of the first visible element of a kind and name that nothing covers. */
const find = `({ kind, name }) => {
  const selectors = {
    button: 'button, [role=button]', link: 'a[href]', field: 'input, textarea', heading: 'h1, h2, h3',
    checkbox: 'input[type=checkbox]', menuitem: '[role=menuitem]', option: '.ant-select-item-option', text: 'body *',
    column: 'th button',
  };
  const pattern = new RegExp(name, 'u');
  const isSeen = (element) => element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
  const nameOf = (element) =>
    element.getAttribute('aria-label')
    ?? element.getAttribute('title')
    ?? (element.labels?.length ? [...element.labels].map((label) => label.textContent).join(' ') : element.textContent);
  const ownText = (element) => [...element.childNodes].filter((node) => node.nodeType === 3).map((node) => node.data).join('');
  const found = [...document.querySelectorAll(selectors[kind])].find(
    (element) => isSeen(element) && pattern.test((kind === 'text' ? ownText(element) : nameOf(element)).trim()),
  );
  if (!found) return null;
  const box = () => found.getBoundingClientRect();
  if (box().top < 60 || box().bottom > innerHeight - 10) found.scrollIntoView({ block: 'center' });
  const { left, top, width, height } = box();
  const x = Math.round(left + width / 2), y = Math.round(top + height / 2);
  const over = document.elementFromPoint(x, y);
  const isFree = over && (found.contains(over) || over.contains(found) || found.labels?.[0]?.contains(over));
  return { x, y, isFree: Boolean(isFree), value: found.value ?? null, isOpen: found.getAttribute('aria-expanded') === 'true', hasFocus: found === document.activeElement };
}`;

interface Found {
  x: number;
  y: number;
  isFree: boolean;
  value: string | null;
  /** Whether its list of options is open. */
  isOpen: boolean;
  hasFocus: boolean;
}

/** The Control key: Ctrl A selects the field's content to replace it. */
const control = '\uE009';
const selectAll = [
  { type: 'keyDown', value: control },
  { type: 'keyDown', value: 'a' },
  { type: 'keyUp', value: 'a' },
  { type: 'keyUp', value: control },
];

/** Returns functions that look, click and type like a user. */
export function personAt(driver: Driver) {
  const findOnce = (kind: Kind, name: RegExp) => driver.run(find, { kind, name: name.source }) as Promise<Found | null>;
  const press = (value: string) => [
    { type: 'keyDown', value },
    { type: 'keyUp', value },
  ];
  const person = {
    /** Waits until an element is visible, for at most `ms`. */
    sees: (kind: Kind, name: RegExp, ms?: number) =>
      until(`${kind} ${name}`, async () => (await findOnce(kind, name)) ?? undefined, ms),
    /** Waits until an element is no longer visible. */
    missing: (kind: Kind, name: RegExp) =>
      until(`no ${kind} ${name}`, async () => ((await findOnce(kind, name)) ? undefined : true)),
    /** Clicks an element once it does not move and nothing covers it. */
    async clicks(kind: Kind, name: RegExp) {
      let before = '';
      let still = 0;
      const { x, y } = await until(`${kind} ${name} to click`, async () => {
        const found = await findOnce(kind, name);
        const at = JSON.stringify(found);
        still = at === before ? still + 1 : 0;
        before = at;
        // A list or menu that opens moves to its position in several steps.
        return found?.isFree && still >= (kind === 'option' || kind === 'menuitem' ? 4 : 1) ? found : undefined;
      });
      await driver.perform([
        {
          type: 'pointer',
          id: 'mouse',
          parameters: { pointerType: 'mouse' },
          actions: [
            { type: 'pointerMove', x, y, duration: 0 },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ]);
    },
    /** Types into the focused element, key by key. */
    types: (text: string) =>
      driver.perform([{ type: 'key', id: 'keys', actions: [...text].flatMap((letter) => press(letter)) }]),
    async fills(name: RegExp, text: string) {
      // Content that arrives may move the element away from the pointer: then it is clicked again.
      await until(`${name} has the focus`, async () => {
        await person.clicks('field', name);
        return (await findOnce('field', name))?.hasFocus || undefined;
      });
      await driver.perform([{ type: 'key', id: 'keys', actions: selectAll }]);
      await person.types(text);
      await until(`${name} says ${text}`, async () => {
        const { value } = (await findOnce('field', name)) ?? {};
        return value?.replace(/\D/g, '') === text.replace(/\D/g, '') && value.length >= text.length - 2
          ? true
          : undefined;
      });
    },
    /** Opens a select by its label and chooses the first option with a name. */
    async chooses(field: RegExp, option: RegExp) {
      // On a touch screen, a dependent field opens by itself.
      if (!(await person.sees('field', field)).isOpen) await person.clicks('field', field);
      await person.clicks('option', option);
      await until(`the list of ${field} is closed`, async () =>
        (await findOnce('field', field))?.isOpen ? undefined : true,
      );
    },
    /** Waits until the address matches a pattern; returns its path. */
    isAt: (pattern: RegExp) =>
      until(`address ${pattern}`, async () => {
        const path = (await driver.run('() => location.pathname + location.search', null)) as string;
        return pattern.test(path) ? path : undefined;
      }),
    /** Returns the texts of a column's cells, from the first row on. */
    column: (index: number) =>
      driver.run(
        `(index) => [...document.querySelectorAll('tr[data-row-key]')].map((row) => row.cells[index].textContent)`,
        index,
      ) as Promise<string[]>,
  };
  return person;
}
export type Person = ReturnType<typeof personAt>;
