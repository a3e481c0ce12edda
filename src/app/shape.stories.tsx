import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { shows } from '../../test/support/play';
import { breakpoints, heights, space, type radius } from '../contract/designTokens';
import './tokensStory.css';

const spaceRoles: Record<keyof typeof space, string> = {
  xs: 'Entre un nombre y su valor',
  s: 'Entre botones, dentro de una etiqueta',
  m: 'Dentro de un panel chico, entre campos cortos',
  l: 'Dentro de un panel y entre paneles',
  xl: 'Entre columnas',
  xxl: 'Al pie de la página y alrededor de un vacío',
};
const Space = () => (
  <>
    <h1>Espacio</h1>
    <p>Seis distancias. Si ninguna queda bien, sobra o falta una línea, no una distancia más.</p>
    <ul className="guide-rows">
      {Object.entries(space).map(([name, pixels]) => (
        <li key={name}>
          <span className="guide-measure" style={{ width: pixels }} aria-hidden />
          <span>
            <strong>{spaceRoles[name as keyof typeof space]}</strong>
            <br />
            <code>--space-{name}</code> {pixels}
          </span>
        </li>
      ))}
    </ul>
    <h2>Alturas</h2>
    <p>
      La barra mide {heights.header}, lo que se toca en un teléfono al menos {heights.touch}.
    </p>
    <h2>Anchos</h2>
    <p>
      Teléfono hasta {breakpoints.phone - 1}; tarjetas en lugar de tablas hasta {breakpoints.cards - 1}; desde{' '}
      {breakpoints.panel} entra un panel al lado de las filas; desde {breakpoints.desk} se ve todo. Una parte que no
      ocupa toda la página mira su propio ancho (<code>@container</code>).
    </p>
  </>
);

const radiusRoles: Record<keyof typeof radius, [token: string, role: string]> = {
  s: ['--radius-s', 'Casillas y partes chicas'],
  m: ['--radius', 'Campos, botones, paneles y diálogos'],
  pill: ['--radius-pill', 'Etiquetas, cuentas y marcas redondas'],
};
const Shape = () => (
  <>
    <h1>Forma</h1>
    <ul className="guide-rows">
      {Object.values(radiusRoles).map(([token, role]) => (
        <li key={token}>
          <span className="guide-box" style={{ borderRadius: `var(${token})` }} aria-hidden />
          <span>
            <strong>{role}</strong>
            <br />
            <code>{token}</code>
          </span>
        </li>
      ))}
    </ul>
  </>
);

const Shadow = () => (
  <>
    <h1>Sombra</h1>
    <p>Dos: lo que está encima de la página, y el campo con el foco. Un panel no tiene sombra, tiene una línea.</p>
    <ul className="guide-rows">
      {[
        ['--shadow', 'Capa encima de la página: menús, paneles que tapan filas'],
        ['--shadow-focus', 'Campo con el foco'],
      ].map(([token, role]) => (
        <li key={token}>
          <span className="guide-box" style={{ boxShadow: `var(${token})` }} aria-hidden />
          <span>
            <strong>{role}</strong>
            <br />
            <code>{token}</code>
          </span>
        </li>
      ))}
    </ul>
  </>
);

const Motion = () => (
  <article className="guide-text">
    <h1>Movimiento</h1>
    <ul>
      <li>
        <strong>La página nueva</strong> entra en 0,3 segundos, desde 8 píxeles más abajo. La primera no se mueve.
      </li>
      <li>
        <strong>Menús y diálogos</strong> abren en 0,2 segundos.
      </li>
      <li>
        <strong>Una fila que cambió</strong> queda del color del acento y lo pierde en 3 segundos.
      </li>
      <li>
        <strong>Lo que carga</strong> brilla cada 1,4 segundos. Las filas que se vuelven a pedir quedan quietas, con una
        línea arriba.
      </li>
      <li>
        <strong>Nada se mueve solo bajo el puntero:</strong> lo que llega guarda su lugar, o espera en una línea que se
        toca.
      </li>
      <li>
        <strong>Con «menos movimiento» en el sistema</strong> no se mueve nada; los cambios se ven igual.
      </li>
    </ul>
  </article>
);

const meta: Meta = { title: 'Fundamentos/Espacio y forma' };
export default meta;

export const Espacio: StoryObj = { render: () => <Space />, play: shows('Espacio', '--space-l') };
export const Forma: StoryObj = { render: () => <Shape />, play: shows('--radius-pill') };
export const Sombra: StoryObj = { render: () => <Shadow />, play: shows('--shadow-focus') };
export const Movimiento: StoryObj = { render: () => <Motion />, play: shows('Movimiento') };
