/**
 * Webpack loader for the names of Ant Design's icons, which are their files' ("down", "close-circle"): a screen reader would read them
 * out. An icon is decoration, but where it is all there is of a button.
 */
const iconNames = { left: 'Anterior', right: 'Siguiente', close: 'Cerrar' };

const english = /role: "img",\s*"aria-label": icon\.name/;
const spanish = `role: "img", ...((name) => (name ? { "aria-label": name } : { "aria-hidden": true }))(restProps["aria-label"] ?? (${JSON.stringify(iconNames)})[icon.name])`;

module.exports = function antdSpanish(source) {
  const result = source.replace(english, spanish);
  if (result === source)
    throw new Error(`${this.resourcePath} no longer says what src/tools/antdSpanish.cjs translates.`);
  return result;
};

/** The files that the loader is for. */
module.exports.test = /@ant-design[\\/]icons[\\/]es[\\/]components[\\/]AntdIcon(Light)?\.js$/;
