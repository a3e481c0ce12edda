import { buildUnitClaim } from './claims';
import { buildWork } from './works';

/** Texts as long as the rules allow, for the stories that show where a text wraps, is cut, or pushes. */
export const longTexts = {
  /** First and last name have a hundred letters together. */
  person: {
    name: 'María de los Ángeles Guadalupe del Rosario',
    last_name: 'Fernández de la Cruz Montenegro y Etchegaray Irigoyen Uranga',
  },
  email: 'maria.de.los.angeles.fernandez.de.la.cruz.montenegro@empresa-constructora-del-litoral.com.ar',
  unit: 'Departamento dúplex 12° «Los Jacarandás» con terraza exclusiva, dos cocheras y una baulera grande',
  project: 'Complejo Residencial Altos del Bulevar Nicasio Oroño, segunda etapa, torre norte',
  address: 'Avenida Intendente Doctor Presidente Juan Domingo Perón 12345 bis, entre Rodríguez y Callao, Rosario',
  worker: 'Instalaciones Sanitarias y Termomecánicas Hermanos Paganini de Rosario S. R. L.',
  item: 'Griferías monocomando, duchadores, llaves de paso y conexiones flexibles de agua fría y caliente',
  room: 'Baño en suite del dormitorio principal con vestidor y salida al balcón terraza del contrafrente',
  text: 'Desde que empezaron las lluvias el cielorraso del dormitorio principal se mancha cada vez más y ya se desprendió la pintura en dos lugares. ',
} as const;

export const longName = `${longTexts.person.name} ${longTexts.person.last_name}`;
export const longPlace = `${longTexts.unit} · ${longTexts.project}`;

/** A work order of one claim with long texts. */
export const buildLongWork = () =>
  buildWork({
    id: 240,
    contractor: { id: 9, name: longTexts.worker },
    instructions: longTexts.text.repeat(5),
    price: '123456789.50',
    claims: [{ ...buildWork().claims[0]!, id: 123_456, what: longTexts.item, place: longPlace }],
  });

/** A unit claim with long texts. */
export const buildLongClaim = () => {
  const client = { client_id: 9, username: longTexts.email, phone_number: '3415129076', profile: longTexts.person };
  return buildUnitClaim({
    id: 490,
    claim_id: 123_456,
    claim: { id: 123_456, description: longTexts.text.repeat(12), repair_price: '123456789.50' },
    claim_location: { id: 1, label: longTexts.room },
    claim_item: { id: 22, label: longTexts.item },
    contact_name: longName,
    client,
    owner: client,
    contract: {
      id: 41,
      unit: { id: 61, name: longTexts.unit, project: { id: 3, name: longTexts.project } },
      client,
    },
  });
};
