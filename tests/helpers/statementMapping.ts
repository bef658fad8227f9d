import type { StatementMapping } from '../../domain/money/statements/mapping.schema'

/** Of a bank's table with the columns day, amount, text, payer and transaction, under one row of headings. */
export const STATEMENT_MAPPING: StatementMapping = {
  separator: ',',
  headerRow: 1,
  day: 0,
  dayFormat: 'YYYY-MM-DD',
  amount: 1,
  credit: null,
  debit: null,
  currencyColumn: null,
  currency: 'USD',
  text: [2],
  payer: 3,
  transaction: 4,
}
