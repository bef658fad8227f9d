export const FIGURE_COLUMNS = [
  'Part',
  'Seats',
  'Came',
  'Came of seats',
  'Paid',
  'Open',
  'Credited',
  'Income (ledger)',
] as const

/** A row for everybody, then for each type of ticket and each chapter; the cells of `FIGURE_COLUMNS`, as displayed. */
export type FigureRows = string[][]
