import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { shows } from '../../test/support/play';
import './tokensStory.css';

function Welcome() {
  return (
    <article className="guide-text">
      <h1>Historias de Posventa</h1>
      <p>
        Cada pieza y cada pantalla del portal, en todos sus estados, sin servidor: las respuestas de cada historia están
        escritas en ella.
      </p>
      <h2>Principios</h2>
      <ul>
        <li>
          <strong>Lo necesario, a la vista.</strong> Una acción principal por pantalla; lo demás, en un menú o un panel.
        </li>
        <li>
          <strong>El color nunca va solo.</strong> Estados y prioridades se dicen también con una palabra.
        </li>
        <li>
          <strong>Cuatro estados por lista.</strong> Cargando, vacía, con error y llena, cada uno con qué hacer después.
        </li>
        <li>
          <strong>Nada de lo escrito se pierde.</strong> Un error se dice en su lugar y el formulario queda como estaba.
        </li>
        <li>
          <strong>Se usa con teclado, con lector de pantalla y con una mano.</strong> Contraste de 4,5; en el teléfono,
          44 píxeles por botón.
        </li>
        <li>
          <strong>Se habla de vos.</strong> Frases cortas, en castellano de Rosario, sin palabras del sistema.
        </li>
      </ul>
      <h2>Cómo está ordenado</h2>
      <ul>
        <li>
          <strong>Fundamentos:</strong> colores por lo que significan, contraste, letras, espacio, forma, sombra,
          movimiento, íconos, palabras e impresión. Salen de <code>src/contract/designTokens.ts</code>.
        </li>
        <li>
          <strong>Piezas, Tabla y Formularios:</strong> los componentes, con una página «Docs» cada uno: cuándo usarlo,
          cuándo no, accesibilidad y propiedades.
        </li>
        <li>
          <strong>Pantallas:</strong> cada pantalla con sus respuestas y sus fallas.
        </li>
        <li>
          <strong>Mails:</strong> cada mail, también oscuro y como texto.
        </li>
      </ul>
      <p>
        En la barra se cambian la apariencia, el color de la empresa, la densidad de las tablas, quién mira, la red
        (lenta o que falla), el día y el ancho.
      </p>
      <h2>Cómo se agrega una historia</h2>
      <ol>
        <li>
          Creá <code>Componente.stories.tsx</code> al lado del componente, con un <code>title</code> que empiece con una
          de las seis ramas.
        </li>
        <li>
          Para un componente de <code>src/ui</code>, contá su uso con <code>guide()</code> de{' '}
          <code>test/support/guide</code>.
        </li>
        <li>
          Si llama al servidor, escribí las respuestas en <code>parameters.portal.answers</code>; una llamada sin
          respuesta hace fallar la prueba.
        </li>
        <li>
          Con <code>play</code> decí qué tiene que mostrar. <code>npm run test:e2e</code> abre todas: sin errores en la
          consola y sin faltas de accesibilidad.
        </li>
      </ol>
    </article>
  );
}

const meta: Meta = { title: 'Fundamentos/Bienvenida' };
export default meta;

export const Bienvenida: StoryObj = { render: () => <Welcome />, play: shows('Historias de Posventa', 'Principios') };
