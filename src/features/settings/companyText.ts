import { limits } from '../../contract/limits';

export const companyText = {
  title: 'Empresa',
  intro: 'Así aparece la empresa en todas las páginas del portal y en los emails.',
  failed: 'No pudimos cargar los datos de la empresa.',
  data: 'Datos',
  name: 'Nombre',
  nameHint: (fallback: string) =>
    fallback
      ? `Si lo dejás vacío, se muestra «${fallback}».`
      : 'Se lee al pie de cada página, al entrar y en los emails.',
  colour: 'Color',
  colourHint: 'Botones, enlaces y detalles. Tiene que ser oscuro, para que se lea el texto blanco.',
  pickColour: 'Elegir el color',
  phone: 'Teléfono',
  phoneHint: 'Opcional. Va al pie de los emails.',
  hours: 'Horario de atención',
  hoursHint: 'Opcional. Por ejemplo: lunes a viernes de 9 a 17.',
  waterPhone: 'Teléfono de urgencias de agua',
  gasPhone: 'Teléfono de urgencias de gas',
  powerPhone: 'Teléfono de urgencias de electricidad',
  emergencyHint: 'Opcional. Lo ve quien carga un reclamo de este tipo, con qué hacer mientras tanto.',
  contractors: 'Contratistas',
  showsAgreed: 'El contratista ve el importe acordado de su trabajo',
  reasons: 'Motivos usuales de una decisión',
  reasonsHint: 'Uno por línea. Quien decide que un reclamo no corresponde elige uno o escribe otro.',
  logo: 'Logo',
  logoHint: `PNG, JPEG o WebP de hasta ${limits.logoBytes / 1024 / 1024} MB. Mejor apaisado y con fondo transparente o blanco.`,
  chooseLogo: 'Elegir un logo',
  changeLogo: 'Cambiar el logo',
  removeLogo: 'Quitar el logo',
  removeLogoTitle: '¿Quitar el logo?',
  removeLogoHint:
    'Deja de verse en todas las páginas del portal y en los emails. Para mostrarlo otra vez hay que volver a cargarlo.',
  noLogo: 'Todavía no hay un logo: se muestra la marca del portal.',
  logoSaved: 'Logo guardado',
  logoRemoved: 'Se quitó el logo',
  preview: 'Vista previa',
  previewButton: 'Crear reclamo',
  previewLink: 'Ver el reclamo',
  reload: 'Se guardó. Recargá la página para ver los cambios.',
  copyright: '© 2025',
} as const;
