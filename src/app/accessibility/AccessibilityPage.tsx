import '../../ui/Panel.css';
import './accessibility.css';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { useCompany } from '../../api/settings';
import { phoneAddress } from '../../ui/phone';
import { useDocumentTitle } from '../../ui/useDocumentTitle';
import { criteria } from './criteria';

const text = {
  title: 'Accesibilidad',
  back: 'Ir al portal',
  intro:
    'Queremos que todas las personas puedan usar este portal. Acá decimos qué cumple de las pautas WCAG 2.2, niveles A y AA, qué no cumple todavía y cómo lo probamos.',
  sums: (holds: number, partly: number, none: number) =>
    `De ${holds + partly + none} criterios, ${holds} se cumplen, ${partly} se cumplen en parte y ${none} no corresponden porque el portal no tiene ese contenido.`,
  partly: 'Lo que falta',
  holds: 'Lo que se cumple',
  none: 'Lo que no corresponde',
  criterion: 'Criterio',
  level: 'Nivel',
  note: 'Qué decimos',
  how: 'Cómo lo probamos',
  howText:
    'Cada versión pasa pruebas automáticas en un navegador: axe en cada pantalla y en cada estado, en claro y en oscuro; el recorrido con Tab en 23 pantallas a tres tamaños; texto al 200 %, los colores del sistema, y las tareas principales sólo con el teclado. Una prueba comprueba que cada criterio de esta lista nombre las pruebas que lo muestran. Todavía no lo probaron personas con cada lector de pantalla: si algo no funciona con el tuyo, contanos.',
  contact: 'Si algo no te funciona',
  contactText: (company: string) =>
    `Escribinos un mensaje en un reclamo o comunicate con ${company || 'la empresa'} y decinos qué pantalla es y con qué la usás. Te contestamos y te ayudamos a hacerlo mientras tanto.`,
  call: (phone: string) => `Llamar al ${phone}`,
} as const;

type State = (typeof criteria)[number]['state'];
const inState = (state: State) => criteria.filter((criterion) => criterion.state === state);

/** /accesibilidad, for everybody: what conforms to WCAG 2.2 AA, what does not yet, how it was tested and whom to tell. */
export function AccessibilityPage() {
  const { company, phone, openingHours } = useCompany();
  useDocumentTitle(text.title);
  return (
    <main className="accessibility">
      <p>
        <Link to="/">{text.back}</Link>
      </p>
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      <p>{text.sums(inState('holds').length, inState('partly').length, inState('none').length)}</p>
      <section className="panel">
        <h2>{text.contact}</h2>
        <p>{text.contactText(company)}</p>
        {phone && (
          <p>
            <a href={phoneAddress(phone)}>{text.call(phone)}</a> <span>{openingHours}</span>
          </p>
        )}
      </section>
      <Criteria title={text.partly} state="partly" />
      <Criteria title={text.holds} state="holds" />
      <Criteria title={text.none} state="none" />
      <section className="panel">
        <h2>{text.how}</h2>
        <p>{text.howText}</p>
      </section>
    </main>
  );
}

/** The criteria of one state, as a table. */
function Criteria({ title, state }: { title: string; state: State }) {
  const id = useId();
  return (
    <section className="panel" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <th scope="col">{text.criterion}</th>
            <th scope="col">{text.level}</th>
            <th scope="col">{text.note}</th>
          </tr>
        </thead>
        <tbody>
          {inState(state).map(({ id: number, name, level, note }) => (
            <tr key={number}>
              <th scope="row">{`${number} ${name}`}</th>
              <td>{level}</td>
              <td>{note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
