/**
 * The number formats that a workbook names by id alone (ECMA-376, 18.8.30), as Excel with Argentine settings shows them.
 */
const formats: Record<number, string> = {
  1: '0',
  2: '0.00',
  3: '#,##0',
  4: '#,##0.00',
  9: '0%',
  10: '0.00%',
  11: '0.00E+00',
  12: '# ?/?',
  13: '# ??/??',
  14: 'd/m/yyyy',
  15: 'd-mmm-yy',
  16: 'd-mmm',
  17: 'mmm-yy',
  18: 'h:mm AM/PM',
  19: 'h:mm:ss AM/PM',
  20: 'hh:mm',
  21: 'hh:mm:ss',
  22: 'd/m/yyyy hh:mm',
  37: '#,##0;-#,##0',
  38: '#,##0;-#,##0',
  39: '#,##0.00;-#,##0.00',
  40: '#,##0.00;-#,##0.00',
  45: 'mm:ss',
  46: '[h]:mm:ss',
  47: 'mm:ss.0',
  48: '##0.0E+0',
  49: '@',
};
const money = '"$" #,##0.00;-"$" #,##0.00';

/** Returns the format with this id. Dates of East Asian calendars (27 to 36, 50 to 58) are shown as any other. */
export function builtInFormat(id: number): string {
  if ((id >= 27 && id <= 36) || (id >= 50 && id <= 58)) return 'd/m/yyyy';
  if ((id >= 5 && id <= 8) || (id >= 41 && id <= 44)) return money;
  return formats[id] ?? 'General';
}
