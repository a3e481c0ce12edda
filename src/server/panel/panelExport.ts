import type { PanelFigure, PanelRow } from '../../contract/panel';
import { panelNumbers, type PanelNumber } from '../../contract/panelFigures';
import { panelDivisionText, panelFigureText, panelNumberText, panelRowName } from '../../contract/panelText';
import { exportFile, type ExportColumns } from '../plugins/exportFile';
import type { FileResponse } from '../plugins/operationTypes';
import type { Caller } from '../policies/rows';
import { inBatches } from '../support/batches';

const money: readonly PanelNumber[] = ['spent', 'recovered', 'net'];
const decimals: readonly PanelNumber[] = ['answer_median', 'answer_p90', 'end_median', 'end_p90', 'average'];
const kindOf = (number: PanelNumber) =>
  money.includes(number) ? 'money' : decimals.includes(number) ? 'decimal' : 'number';

/** Writes a figure as a table for Excel: a row for each part, with what it is a part of. */
export function exportPanelFigure({ user }: Caller, { figure, rows }: PanelFigure): Promise<FileResponse> {
  const numbers: readonly PanelNumber[] = panelNumbers[figure];
  const columns: ExportColumns<PanelRow, string> = {
    by: { value: ({ by }) => panelDivisionText[by], width: 16 },
    name: { value: panelRowName, width: 32 },
    ...Object.fromEntries(
      numbers.map((number) => [number, { value: (row: PanelRow) => row.numbers[number], kind: kindOf(number) }]),
    ),
  };
  return exportFile({
    user,
    name: panelFigureText[figure].file,
    columns,
    titles: { by: 'Por', name: 'Nombre', ...panelNumberText },
    requestedColumns: undefined,
    format: 'xlsx',
    batches: inBatches(rows),
  });
}
