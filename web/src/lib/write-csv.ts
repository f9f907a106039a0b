import Papa from 'papaparse'

/** A table as a file for spreadsheets, its head first. */
export const writeCsv = (rows: readonly (readonly (string | number)[])[], separator = ','): string =>
  `\ufeff${Papa.unparse(
    rows.map((row) => [...row]),
    {
      delimiter: separator,
      // A cell that begins like a formula stays words when the file is opened in a spreadsheet.
      escapeFormulae: true,
    },
  )}\r\n`
