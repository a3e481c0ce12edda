import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { shows } from '../../test/support/play';
import { theme } from './theme';

/** Our custom properties as the page has them: nothing is written down twice. */
function tokensOfPage(): [string, string][] {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const roots = rules.filter(
    (rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && /^:root(,|$)/.test(rule.selectorText),
  );
  const names = roots.flatMap(({ style }) => [...style].filter((name) => name.startsWith('--')));
  const page = getComputedStyle(document.documentElement);
  return [...new Set(names)].map((name) => [name, page.getPropertyValue(name).trim()]);
}
const isColour = ([, value]: [string, string]) => CSS.supports('color', value);
const isMeasure = ([, value]: [string, string]) => CSS.supports('width', value);

function Swatch({ name, value }: { name: string; value: string }) {
  return (
    <li style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <span
        style={{ width: 64, height: 40, background: `var(${name})`, border: '1px solid var(--line-strong)' }}
        aria-hidden
      />
      <span>
        <code>{name}</code>
        <br />
        {value}
      </span>
    </li>
  );
}

function Measure({ name, value }: { name: string; value: string }) {
  const isRadius = name.includes('radius');
  return (
    <li style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <span
        style={{
          width: isRadius ? 64 : `var(${name})`,
          height: 40,
          background: 'var(--brick-soft)',
          border: '1px solid var(--brick)',
          borderRadius: isRadius ? `var(${name})` : 0,
        }}
        aria-hidden
      />
      <span>
        <code>{name}</code> {value}
      </span>
    </li>
  );
}

const list = {
  display: 'grid',
  gap: 12,
  gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
  padding: 0,
  listStyle: 'none',
} as const;

function Tokens() {
  const all = tokensOfPage();
  return (
    <>
      <h1>Tokens</h1>
      <h2>Colores</h2>
      <ul style={list}>
        {all.filter(isColour).map(([name, value]) => (
          <Swatch key={name} name={name} value={value} />
        ))}
      </ul>
      <h2>Espacios, esquinas y alturas</h2>
      <ul style={list}>
        {all.filter(isMeasure).map(([name, value]) => (
          <Measure key={name} name={name} value={value} />
        ))}
      </ul>
    </>
  );
}

/** The classes and elements that the portal writes with, as they are written. */
const letters: [string, 'h1' | 'h2' | 'p' | 'small' | 'strong', string?][] = [
  ['Título de la página', 'h1'],
  ['Título de una sección', 'h2'],
  ['Texto: el técnico pasó por la mañana.', 'p'],
  ['Texto destacado', 'strong'],
  ['Aclaración debajo de un campo', 'p', 'field-hint'],
  ['Problema de un campo', 'p', 'field-problem'],
  ['$ 1.250.000,50', 'p', 'tabular'],
];

function Letters() {
  return (
    <>
      <p>
        <code>{String(theme.token?.fontFamily)}</code>
      </p>
      <dl>
        {letters.map(([text, Element, className]) => (
          <div key={text}>
            <dt>
              <code>{className ? `.${className}` : `<${Element}>`}</code>
            </dt>
            <dd>
              <Element className={className}>{text}</Element>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

const meta: Meta = { title: 'Base/Tokens' };
export default meta;

export const ColoresYMedidas: StoryObj = { render: () => <Tokens />, play: shows('--brick', '--radius', '--space') };
export const Letras: StoryObj = { render: () => <Letters />, play: shows('Título de la página', '.field-hint') };
