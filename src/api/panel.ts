import { panelGeneratedApi } from './generated/panel.gen';
import { asDownload } from './download';

const panelApi = panelGeneratedApi.enhanceEndpoints({
  endpoints: {
    // The page says as of when its figures are, and the server remembers them for a minute: no change asks for them again.
    getPanelFigure: {},
    exportPanelFigure: asDownload,
  },
});

export const { useGetPanelFigureQuery, useExportPanelFigureMutation } = panelApi;
export type { GetPanelFigureApiArg, PanelFigure, PanelRow } from './generated/panel.gen';
