/**
 * Webpack loader for what Ant Design says in English whatever its locale: the names of icons, and labels that its parts have
 * written in. A screen reader would read them out. An icon is decoration, but where it is all there is of a button.
 */
const iconNames = { left: 'Anterior', right: 'Siguiente', close: 'Cerrar' };
const pictureActions = {
  prev: 'Anterior',
  next: 'Siguiente',
  flipX: 'Espejar a lo ancho',
  flipY: 'Espejar a lo alto',
  rotateLeft: 'Girar a la izquierda',
  rotateRight: 'Girar a la derecha',
  zoomOut: 'Reducir',
  zoomIn: 'Ampliar',
};

/** File, what stands there, and what stands there instead. */
const replacements = [
  [
    /@ant-design[\\/]icons[\\/]es[\\/]components[\\/]AntdIcon(Light)?\.js$/,
    /role: "img",\s*"aria-label": icon\.name/,
    `role: "img", ...((name) => (name ? { "aria-label": name } : { "aria-hidden": true }))(restProps["aria-label"] ?? (${JSON.stringify(iconNames)})[icon.name])`,
  ],
  [/@rc-component[\\/]select[\\/]es[\\/]hooks[\\/]useAllowClear\.js$/, "?? 'Clear'", "?? 'Limpiar'"],
  [
    /@rc-component[\\/]image[\\/]es[\\/]Preview[\\/]Footer\.js$/,
    '"aria-label": type',
    `"aria-label": (${JSON.stringify(pictureActions)})[type]`,
  ],
];

module.exports = function antdSpanish(source) {
  const [, english, spanish] = replacements.find(([file]) => file.test(this.resourcePath));
  const result = source.replace(english, spanish);
  if (result === source)
    throw new Error(`${this.resourcePath} no longer says what src/tools/antdSpanish.cjs translates.`);
  return result;
};

/** The files that the loader is for. */
module.exports.test = replacements.map(([file]) => file);
