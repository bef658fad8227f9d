import mt940, { type Statement, type Transaction } from 'mt940js'
import { MINOR_UNITS } from '../../../../platform/moneyFormat.schema'
import { UnreadableFileError, cleanText } from '../../../../platform/tables/table.schema'
import { letOthersRun } from '../../../../platform/yieldLoop'
import {
  type FileBalance,
  type ParsedLine,
  type ParsedStatement,
  STATEMENT_LIMITS,
  readCurrency,
} from '../statement.schema'

/** A statement is read as one piece, which holds the event loop; a bank makes one for each day. */
const MAX_LINES_A_STATEMENT = 300
const HALF_A_YEAR_MS = 183 * 24 * 60 * 60_000

/** Subfields of field 86 that name who paid, by the custom of several banks. */
const NAMES = ['32', '33', 'NAME', 'ORDP', 'BENM', 'CNTP']
/** Subfields that hold neither words nor a name: codes, banks and accounts. */
const CODES = ['gvc', '00', '10', '30', '31', '34', 'TRCD', 'BIC', 'IBAN']

const FIRST_FIELD = ':20:'
const NO_STATEMENT = 'This file is not a bank statement (MT940).'

/** The statements of a file, each from its first field to that of the next: a large file is never cut up at once. */
const statementsOf = function* (text: string): Generator<string> {
  let start = text.startsWith(FIRST_FIELD) ? 0 : text.indexOf(`\n${FIRST_FIELD}`) + 1
  if (start === 0 && !text.startsWith(FIRST_FIELD)) return
  while (start < text.length) {
    const next = text.indexOf(`\n${FIRST_FIELD}`, start)
    const end = next === -1 ? text.length : next + 1
    yield text.slice(start, end)
    start = end
  }
}

/** The envelope of SWIFT around a statement: `{1:…}{2:…}{4:` and `-}`. */
const withoutEnvelope = (text: string): string =>
  text
    .split(/\r?\n/)
    .filter((line) => !line.startsWith('{') && !line.startsWith('-}'))
    .join('\n')

const toDay = (date: Date): string => date.toISOString().slice(0, 'YYYY-MM-DD'.length)
const toMinor = (amount: number): number => Math.round(amount * MINOR_UNITS)

/** The booking day. A line says its month and day alone: around New Year it may be of another year. */
const bookingDay = ({ date, entryDate }: Pick<Transaction, 'date' | 'entryDate'>): string => {
  if (entryDate === '') return toDay(date)
  const distance = entryDate.getTime() - date.getTime()
  if (Math.abs(distance) < HALF_A_YEAR_MS) return toDay(entryDate)
  const booked = new Date(entryDate)
  booked.setUTCFullYear(booked.getUTCFullYear() - Math.sign(distance))
  return toDay(booked)
}

/** What the payer wrote, and who it was, where the bank marks both. */
const wordsOf = ({ details = '', structuredDetails, reference, extraDetails }: Transaction) => {
  const parts = Object.entries(structuredDetails ?? {})
  const named = parts.filter(([key]) => NAMES.includes(key)).map(([, value]) => value)
  const written = parts
    .filter(([key]) => !NAMES.includes(key) && !CODES.includes(key))
    .map(([, value]) => value)
  return {
    payer: named.join(' '),
    text: [
      reference === 'NONREF' ? '' : reference,
      ...(parts.length > 0 ? written : [details.replaceAll('\n', ' ')]),
      extraDetails,
    ]
      .filter(Boolean)
      .join(' '),
  }
}

const toLine = (transaction: Transaction): Omit<ParsedLine, 'row'> | string => {
  const { amount, bankReference, currency: code } = transaction
  const currency = readCurrency(code)
  if (!currency) return `“${cleanText(code, 10)}” is not a currency of our accounts`
  const amountMinor = toMinor(amount)
  if (amountMinor === 0) return 'The line has no amount'
  const { text, payer } = wordsOf(transaction)
  return {
    day: bookingDay(transaction),
    amountMinor,
    currency,
    text: cleanText(text, STATEMENT_LIMITS.text),
    payer: cleanText(payer, STATEMENT_LIMITS.payer),
    transaction: cleanText(bankReference, STATEMENT_LIMITS.id),
  }
}

const balancesOf = (statement: Statement): FileBalance[] => {
  const currency = readCurrency(statement.currency)
  if (!currency) return []
  return [
    {
      kind: 'opening',
      day: toDay(statement.openingBalanceDate),
      currency,
      amountMinor: toMinor(statement.openingBalance),
    },
    {
      kind: 'closing',
      day: toDay(statement.closingBalanceDate),
      currency,
      amountMinor: toMinor(statement.closingBalance),
    },
  ]
}

/** The number of our account: banks write their own code before it, and its currency behind it. */
const accountNumber = ({ accountIdentification, currency }: Statement): string => {
  const number = (accountIdentification.split('/').at(-1) ?? '').trim()
  return number.endsWith(currency) ? number.slice(0, -currency.length) : number
}

const parse = (text: string): Statement => {
  try {
    const [statement] = new mt940.Parser().parse(text)
    if (statement) return statement
  } catch {
    // the library names fields by their numbers, which tell a treasurer nothing
  }
  throw new UnreadableFileError(
    'A statement in this file is not whole: a field is missing, or its lines do not add up to its balances.',
  )
}

/**
 * Reads statements by SWIFT, MT940, one after the other: each is checked against its own balances, and the event loop
 * is not held for long.
 * @throws UnreadableFileError for what is no such file, and for a statement that is not whole
 */
export const readMt940 = async (text: string): Promise<ParsedStatement> => {
  const read: ParsedStatement = { accounts: [], lines: [], problems: [], leftOut: [], balances: [] }
  let row = 0
  for (const whole of statementsOf(text)) {
    await letOthersRun()
    const piece = withoutEnvelope(whole)
    if ((piece.match(/^:61:/gm)?.length ?? 0) > MAX_LINES_A_STATEMENT)
      throw new UnreadableFileError(
        `A statement in an MT940 file may have ${MAX_LINES_A_STATEMENT} lines. Please ask the bank for CAMT.053.`,
      )
    const statement = parse(piece)
    read.accounts.push({ number: accountNumber(statement), currency: statement.currency })
    read.balances.push(...balancesOf(statement))
    for (const transaction of statement.transactions) {
      await letOthersRun()
      row += 1
      const line = toLine(transaction)
      if (typeof line === 'string') read.problems.push({ row, message: line })
      else read.lines.push({ row, ...line })
    }
    if (read.lines.length > STATEMENT_LIMITS.lines)
      throw new UnreadableFileError('The statement has too many lines.')
  }
  if (read.accounts.length === 0) throw new UnreadableFileError(NO_STATEMENT)
  return read
}
