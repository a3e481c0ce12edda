import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { shows, then } from '../../test/support/play';
import { contrast } from '../contract/colour';
import { colourRoles } from './colourRolesText';
import { markPairs, minContrast, textPairs } from './contrastPairs';
import { fontFamily, text, weights } from '../contract/designTokens';
import './tokensStory.css';

/** Returns a token's computed value: it depends on the theme and the company's colour chosen in the toolbar. */
const valueOf = (token: string) => getComputedStyle(document.documentElement).getPropertyValue(`--${token}`).trim();

/** Returns a token as `#rrggbb`, also if it is a mix of other colours. */
function hexOf(token: string): string {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })!;
  const probe = document.body.appendChild(document.createElement('span'));
  probe.style.color = `var(--${token})`;
  canvas.fillStyle = getComputedStyle(probe).color;
  probe.remove();
  canvas.fillRect(0, 0, 1, 1);
  const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
  return `#${[red, green, blue].map((part) => part!.toString(16).padStart(2, '0')).join('')}`;
}

const names = Object.assign({}, ...Object.values(colourRoles)) as Record<string, string>;

function Roles() {
  return (
    <>
      <h1>Colores</h1>
      <p>Cada color se usa por lo que hace, nunca por cómo se ve. Los del acento siguen el color de la empresa.</p>
      {Object.entries(colourRoles).map(([group, roles]) => (
        <section key={group} className="guide-section">
          <h2>{group}</h2>
          <ul className="guide-list">
            {Object.entries(roles).map(([token, role]) => (
              <li key={token}>
                <span className="guide-swatch" style={{ background: `var(--${token})` }} aria-hidden />
                <span>
                  <strong>{role}</strong>
                  <br />
                  <code>--{token}</code> {valueOf(token)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Pair({ ink, ground, least }: { ink: string; ground: string; least: number }) {
  const ratio = contrast(hexOf(ink), hexOf(ground));
  return (
    <tr>
      <td>
        <span className="guide-sample" style={{ color: `var(--${ink})`, background: `var(--${ground})` }}>
          {least === minContrast.words ? 'Texto' : <span aria-label="Marca">●</span>}
        </span>
      </td>
      <td>
        {names[ink]} <code>--{ink}</code>
      </td>
      <td>
        {names[ground]} <code>--{ground}</code>
      </td>
      <td className="tabular">{ratio.toLocaleString('es-AR', { maximumFractionDigits: 2 })}</td>
      <td className="tabular">{least.toLocaleString('es-AR')}</td>
      <td>{ratio >= least ? 'Pasa' : <strong className="field-problem">No pasa</strong>}</td>
    </tr>
  );
}

function Contrasts() {
  return (
    <>
      <h1>Contraste</h1>
      <p>
        Qué va sobre qué, con el contraste que tiene en este momento: 4,5 para palabras y 3 para marcas (WCAG AA).
        Cambiá la apariencia o el color de la empresa en la barra y se vuelve a calcular.
      </p>
      <table className="guide-table">
        <thead>
          <tr>
            {['Muestra', 'Adelante', 'Detrás', 'Contraste', 'Mínimo', 'Resultado'].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {textPairs.map(([ink, ground]) => (
            <Pair key={`${ink} ${ground}`} ink={ink} ground={ground} least={minContrast.words} />
          ))}
          {markPairs.map(([mark, ground]) => (
            <Pair key={`${mark} ${ground} mark`} ink={mark} ground={ground} least={minContrast.marks} />
          ))}
        </tbody>
      </table>
    </>
  );
}

/** What each size of text is for. */
const textRoles: Record<keyof typeof text, string> = {
  xs: 'Etiquetas, cuentas y encabezados de una tabla',
  s: 'Filas de una tabla y aclaraciones',
  m: 'Texto',
  l: 'Título de una parte, y campos en el teléfono',
  xl: 'Título de la página en el teléfono',
  title: 'Título de la página',
  display: 'El nombre en el ingreso',
};

const Letters = () => (
  <>
    <h1>Letras</h1>
    <p>
      Siete tamaños, cada uno con su renglón, y dos pesos: {weights.join(' y ')}. Siguen el tamaño de letra del
      navegador. La tipografía es la del sistema de cada persona: <code>{fontFamily}</code>
    </p>
    <ul className="guide-rows">
      {Object.entries(text).map(([name, { size, line }]) => (
        <li key={name}>
          <span style={{ font: `var(--text-${name}) / var(--line-${name}) var(--font)` }}>
            El técnico pasa el martes
          </span>
          <span>
            <strong>{textRoles[name as keyof typeof text]}</strong>
            <br />
            <code>--text-{name}</code> <code>--line-{name}</code> {`${size}/${line}`}
          </span>
        </li>
      ))}
    </ul>
  </>
);

const meta: Meta = { title: 'Fundamentos/Tokens' };
export default meta;

export const Colores: StoryObj = { render: () => <Roles />, play: shows('--brick', 'Texto secundario') };
export const Contraste: StoryObj = {
  render: () => <Contrasts />,
  play: then(shows('Contraste'), async ({ canvasElement }) => {
    await expect(canvasElement.textContent).not.toContain('No pasa');
  }),
};
export const Letras: StoryObj = { render: () => <Letters />, play: shows('Título de la página', '--text-title') };
