/** Everyday words for problems, by the words that items and warranty terms use for them. Without accents. */
export const everydayWords: Record<string, readonly string[]> = {
  perdida: ['pierde', 'pierden', 'perdiendo', 'chorrea', 'gotea', 'goteo', 'charco', 'cano'],
  canilla: ['grifo', 'monocomando', 'cuerito'],
  desague: ['tapado', 'tapada', 'tapo', 'atascado', 'atascada', 'rebalsa', 'desborda', 'rejilla', 'cloaca'],
  inodoro: ['cisterna', 'mochila', 'bidet', 'bano'],
  termotanque: ['calefon'],
  tomacorriente: ['enchufe', 'enchufes'],
  luminaria: ['luz', 'luces', 'lampara', 'foco', 'bombita', 'spot'],
  llave: ['interruptor', 'tecla', 'luz'],
  tablero: ['disyuntor', 'salta', 'cortocircuito', 'chispa', 'chispas'],
  portero: ['timbre', 'intercomunicador'],
  cerradura: ['picaporte', 'manija'],
  persiana: ['cortina', 'cinta'],
  humedad: ['moho', 'hongos', 'mancha', 'manchas', 'hongo'],
  filtracion: ['gotera', 'goteras', 'llueve', 'lluvia', 'filtra'],
  porcelanato: ['ceramica', 'ceramico', 'baldosa', 'baldosas'],
  flotante: ['parquet', 'madera'],
  fisura: ['grieta', 'grietas', 'rajadura', 'rajada', 'quebrada'],
  pintura: ['pintado', 'pintada', 'descascara', 'descascarada'],
  cielorraso: ['techo', 'durlock'],
  radiador: ['estufa', 'calefaccion'],
  placard: ['placar', 'ropero', 'armario', 'vestidor'],
  mueble: ['alacena', 'cajon', 'cajones', 'bisagra'],
  acondicionado: ['split'],
};

/** Returns the everyday words for what a text in plain words (lower case, without accents) speaks of. */
export const everydayWordsFor = (plain: string): string[] =>
  Object.entries(everydayWords).flatMap(([meaning, words]) => (plain.includes(meaning) ? words : []));

/** Words that say nothing about a problem. */
export const emptyWords: readonly string[] =
  'ante aun bien cada como con cuando del desde donde dos ella ellos entre era eran esa ese eso esta estan este esto fue hace hacia han hasta hay las los luego mal mas mientras mis mucha mucho muy nada nos nuestra nuestro para pero poco por porque que queda quedo sale salio ser sigue sin sobre son sus tal tan tenemos tengo tiene tienen toda todas todo todos tras una uno unos usar uso vez ver veces antes ayer hoy lunes martes miercoles jueves viernes sabado domingo semana dia dias tarde manana noche'.split(
    ' ',
  );
