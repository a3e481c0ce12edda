import type { ConfigProviderProps } from 'antd';
import DatePicker from 'antd/es/date-picker/locale/es_ES';

/**
 * Ant Design's texts in Spanish, of the components that the portal uses: the whole locale has four times as many, which
 * every page behind the login would load. The buttons above a calendar show the month and the year, which must be their
 * names too: Ant Design would name them after what they do.
 */
export const antLocale: NonNullable<ConfigProviderProps['locale']> = {
  locale: 'es',
  Pagination: {
    items_per_page: '/ página',
    jump_to: 'Ir a',
    jump_to_confirm: 'confirmar',
    page: 'Página',
    prev_page: 'Página anterior',
    next_page: 'Página siguiente',
    prev_5: '5 páginas previas',
    next_5: '5 páginas siguientes',
    prev_3: '3 páginas previas',
    next_3: '3 páginas siguientes',
    page_size: 'tamaño de página',
  },
  DatePicker: { ...DatePicker, lang: { ...DatePicker.lang, monthSelect: '', yearSelect: '' } },
  global: { placeholder: 'Seleccione', close: 'Cerrar', show: 'Mostrar', hide: 'Ocultar', sortable: 'ordenable' },
  Table: { emptyText: 'Sin datos', selectAll: 'Seleccionar todo', selectionAll: 'Seleccionar todos los datos' },
  Modal: { okText: 'Aceptar', cancelText: 'Cancelar', justOkText: 'Aceptar' },
  Empty: { description: 'No hay datos' },
  Form: { optional: '(opcional)', defaultValidateMessages: {} },
  QRCode: { expired: 'Código QR vencido', refresh: 'Actualizar', scanned: 'Escaneado' },
};
