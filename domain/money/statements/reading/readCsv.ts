import { letOthersRun } from '../../../../platform/yieldLoop'
import { readDelimited } from '../../../../platform/tables/readDelimited'
import { findDecimalSign } from './findDecimalSign'
import { readDay } from './readDay.schema'
import { type DecimalSign, readSignedAmount } from './readAmount'
import { UnreadableFileError, cleanText } from '../../../../platform/tables/table.schema'
import {
  type ParsedLine,
  type ParsedStatement,
  STATEMENT_LIMITS,
  STATEMENT_TABLE,
  readCurrency,
} from '../statement.schema'
import { type StatementMapping } from '../mapping.schema'

const cellOf = (cells: readonly string[], index: number | null): string =>
  index === null ? '' : (cells[index] ?? '')

/** The cells of a row that hold its amount. */
const amountCells = (cells: readonly string[], { amount, credit, debit }: StatementMapping): string[] =>
  (amount === null ? [credit, debit] : [amount]).map((index) => cellOf(cells, index))

function* amountsOf(rows: readonly (readonly string[])[], mapping: StatementMapping): Generator<string> {
  for (const cells of rows) yield* amountCells(cells, mapping)
}

/** The amount of a row with its sign; a text where it cannot be read. */
const amountOf = (
  cells: readonly string[],
  { amount, credit, debit }: StatementMapping,
  decimal: DecimalSign,
): number | string => {
  const read = (index: number | null): number | undefined | null => {
    const text = cellOf(cells, index).trim()
    return text === '' ? null : readSignedAmount(text, decimal)
  }
  if (amount !== null) {
    const value = read(amount)
    return value ?? `“${cleanText(cellOf(cells, amount), 40)}” is not an amount`
  }
  const [came, left] = [read(credit), read(debit)]
  if (came === undefined || left === undefined)
    return `“${cleanText(cellOf(cells, came === undefined ? credit : debit), 40)}” is not an amount`
  if (came && left) return 'The row has an amount that came and one that left'
  return (came ?? 0) - Math.abs(left ?? 0)
}

/** Reads a row; a text says why it cannot be read. */
const readRow = (
  cells: readonly string[],
  mapping: StatementMapping,
  decimal: DecimalSign,
): Omit<ParsedLine, 'row'> | string => {
  const day = readDay(cellOf(cells, mapping.day), mapping.dayFormat)
  if (!day) return `“${cleanText(cellOf(cells, mapping.day), 40)}” is not a day like ${mapping.dayFormat}`
  const amountMinor = amountOf(cells, mapping, decimal)
  if (typeof amountMinor === 'string') return amountMinor
  if (amountMinor === 0) return 'The amount is zero'
  const named = cellOf(cells, mapping.currencyColumn)
  const currency = mapping.currencyColumn === null ? mapping.currency : readCurrency(named)
  if (!currency) return `“${cleanText(named, 10)}” is not a currency of our accounts`
  const text = mapping.text.map((index) => cellOf(cells, index)).join(' ')
  return {
    day,
    amountMinor,
    currency,
    text: cleanText(text, STATEMENT_LIMITS.text),
    payer: cleanText(cellOf(cells, mapping.payer), STATEMENT_LIMITS.payer),
    transaction: cleanText(cellOf(cells, mapping.transaction), STATEMENT_LIMITS.id),
  }
}

const SUM_OR_BALANCE = /\bbalance\b|\btotals?\b|\bbrought forward\b|\bcarried forward\b/i

/**
 * Whether a row is no payment: one without an amount, such as an opening balance in a column of its own; a sum or balance
 * that has no day, or stands in place of it; the heading again on the next page.
 */
const isNoPayment = (
  cells: readonly string[],
  mapping: StatementMapping,
  heading: readonly string[] | undefined,
): boolean => {
  const { amount, credit, debit } = mapping
  const isWhole = cells.length > Math.max(amount ?? 0, credit ?? 0, debit ?? 0)
  if (isWhole && amountCells(cells, mapping).every((cell) => cell.trim() === '')) return true
  const day = cellOf(cells, mapping.day).trim()
  const named = day === '' ? cells : [day] // a payment whose day cannot be read may speak of a balance
  return (
    named.some((cell) => SUM_OR_BALANCE.test(cell)) ||
    (heading !== undefined && cells.every((cell, index) => cell === heading[index]))
  )
}

const isEmpty = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '')

/**
 * Reads a statement that is a table. Each row that cannot be read is a problem of its own; rows that are no
 * payments are left out and listed.
 * @throws UnreadableFileError when the text is no such table
 */
export const readCsv = async (text: string, mapping: StatementMapping): Promise<ParsedStatement> => {
  const rows = await readDelimited(text, mapping.separator, STATEMENT_TABLE)
  const statement: ParsedStatement = { accounts: [], lines: [], problems: [], leftOut: [], balances: [] }
  const usedColumns = Math.max(mapping.day, mapping.amount ?? 0, mapping.credit ?? 0, ...mapping.text)
  if (!rows.some((cells) => cells.length > usedColumns))
    throw new UnreadableFileError('The file has fewer columns than were chosen.')
  const decimal = await findDecimalSign(amountsOf(rows.slice(mapping.headerRow), mapping))
  for (const [index, cells] of rows.entries()) {
    await letOthersRun()
    if (index < mapping.headerRow || isEmpty(cells)) continue
    const row = index + 1
    if (isNoPayment(cells, mapping, rows[mapping.headerRow - 1])) {
      const text = cells.filter((cell) => cell.trim() !== '').join(', ')
      statement.leftOut.push({ row, text: cleanText(text, STATEMENT_LIMITS.text) })
      continue
    }
    const read = readRow(cells, mapping, decimal)
    if (typeof read === 'string') statement.problems.push({ row, message: read })
    else statement.lines.push({ row, ...read })
  }
  if (statement.lines.length > STATEMENT_LIMITS.lines)
    throw new UnreadableFileError('The statement has too many lines.')
  return statement
}
