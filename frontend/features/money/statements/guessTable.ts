import { readDay } from '../../../../domain/money/statements/reading/readDay.schema'
import { DAY_FORMATS, type DayFormat } from '../../../../domain/money/statements/statement.schema'
import { keysOf } from '../../../../platform/records.schema'

const DAY_WORDS = /date|day|datum/i
const AMOUNT_WORDS = /amount|betrag|credit|debit|paid|deposit|withdraw/i

/** The row with the names of the columns, from 1: banks put some rows before it. The first row where none is found. */
export const guessHeaderRow = (sample: readonly (readonly string[])[]): number => {
  const found = sample.findIndex(
    (cells) => cells.some((cell) => DAY_WORDS.test(cell)) && cells.some((cell) => AMOUNT_WORDS.test(cell)),
  )
  return found === -1 ? 1 : found + 1
}

/** The form of the days in a table: the one in which most cells are days. Undefined where there are none. */
export const guessDayFormat = (rows: readonly (readonly string[])[]): DayFormat | undefined => {
  const cells = rows.flat()
  const [best] = keysOf(DAY_FORMATS)
    .map((format) => ({ format, days: cells.filter((cell) => readDay(cell, format)).length }))
    .toSorted((one, other) => other.days - one.days)
  return best && best.days > 0 ? best.format : undefined
}
