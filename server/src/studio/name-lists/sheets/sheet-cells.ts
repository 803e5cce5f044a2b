/** The cells of a table as text; blank rows and blank columns at the end are left out. */
export type SheetCells = {
  rows: string[][]
  /** The cells that a spreadsheet has turned into something else than was typed. */
  changed: [row: number, column: number][]
}

/** Why there are no cells; `size` is that of the unpacked file. */
export type SheetRefusal = { refused: 'kind' | 'size' | 'rows' | 'columns' | 'empty' }

/** Cells before blank ones are left out; a mark says that a spreadsheet changed one. */
export type RawCell = { text: string; isChanged?: boolean }
