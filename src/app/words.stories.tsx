import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { shows } from '../../test/support/play';
import { claimStatusDoing } from '../contract/statusText';
import { rulesText } from '../contract/rulesText';
import { formatDate, formatInstant } from '../ui/dates';
import { formatMoney } from '../ui/money';
import { tableText } from '../ui/table/tableText';
import './tokensStory.css';

const instant = '2026-11-24T17:30:00.000Z';

const Pair = ({ yes, no }: { yes: string; no: string }) => (
  <div className="guide-pairs">
    <p>
      <strong>Así:</strong> <span>{yes}</span>
    </p>
    <p className="is-not">
      <strong>Así no:</strong> <span>{no}</span>
    </p>
  </div>
);

const Words = () => (
  <article className="guide-text">
    <h1>Palabras</h1>
    <p>Lo que sigue sale de los textos del portal: si ellos cambian, esta página cambia.</p>
    <h2>Voz</h2>
    <p>De vos, en frases cortas, con lo que va a pasar. La empresa habla en primera persona del plural.</p>
    <Pair yes={claimStatusDoing.pending} no="Su reclamo se encuentra en proceso de evaluación." />
    <h2>Fechas y horas</h2>
    <p>Día, mes y año con barras; la hora con 24 horas. Un plazo dice también el día de la semana.</p>
    <Pair yes={`${formatDate(instant)} · ${formatInstant(instant)}`} no="2026-11-24 · 5:30 p. m." />
    <h2>Dinero</h2>
    <p>Signo, espacio, punto de miles y dos decimales, siempre a la derecha en una tabla.</p>
    <Pair yes={formatMoney('1250000.5') ?? ''} no="ARS 1250000.5" />
    <h2>Errores</h2>
    <p>Qué falta o qué se puede hacer, al lado del campo. Nunca un código, nunca la culpa de quien escribe.</p>
    <Pair yes={rulesText.colourPale('#8A6D00')} no="Valor inválido (422)." />
    <Pair yes={tableText.failed} no="Error inesperado al procesar la solicitud." />
    <h2>Botones</h2>
    <p>El verbo de lo que hacen; el mismo en el botón, en el diálogo y en el aviso que queda.</p>
    <Pair yes="Crear reclamo" no="Aceptar" />
    <h2>Peligro</h2>
    <p>Se dice qué se pierde antes de hacerlo, y el botón repite el verbo.</p>
    <Pair yes="Desactivar unidad" no="¿Está seguro?" />
  </article>
);

const Print = () => (
  <article className="guide-text">
    <h1>Impresión</h1>
    <ul>
      <li>
        <strong>Siempre en claro,</strong> sin barra, pie, botones ni avisos; lo que está plegado se imprime abierto.
      </li>
      <li>
        <strong>El reclamo</strong> va entero: datos, fotos, mensajes y lugar para la firma. Las notas internas, los
        precios y lo que es sólo de la empresa no salen.
      </li>
      <li>
        <strong>El recorrido de la agenda</strong> va una hoja por persona; el listado para la asamblea, sin cortar
        filas.
      </li>
      <li>
        <strong>Los títulos</strong> no quedan solos al pie de una hoja.
      </li>
    </ul>
    <p>
      Para verlo: abrí una historia de «Pantallas», y en las herramientas del navegador elegí «Emular medio: print».
    </p>
  </article>
);

const meta: Meta = { title: 'Fundamentos/Palabras' };
export default meta;

export const Palabras: StoryObj = { render: () => <Words />, play: shows('Palabras', 'Dinero') };
export const Impresion: StoryObj = { name: 'Impresión', render: () => <Print />, play: shows('Impresión') };
