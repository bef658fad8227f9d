import type { Payload } from 'payload'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { readPaymentSettings } from '../paymentSettings'
import type { StatementAccount } from './line.schema'
import type { NamedAccount, ParsedLine } from './statement.schema'
import { findImportAccounts, findLinesLike } from './statementsRepository'

const digitsOf = (number: string): string => number.toUpperCase().replace(/[^0-9A-Z]/g, '')

/** The accounts that statements may be of: those of the payment settings. */
export const findStatementAccounts = async (payload: Payload): Promise<StatementAccount[]> => {
  const { bankAccounts, merchantAccounts } = await readPaymentSettings(payload)
  return [
    ...(bankAccounts ?? []).map(({ bank, number, currency }): StatementAccount => ({
      key: `${digitsOf(number)}-${currency}`,
      label: `${bank}, ${number} (${currency})`,
      method: 'bank',
      currency,
    })),
    ...(merchantAccounts ?? []).map(({ provider, number }): StatementAccount => ({
      key: digitsOf(number),
      label: `${provider}, ${number}`,
      method: 'merchant',
      currency: null,
    })),
  ]
}

/** How many lines are compared, spread over the file; fewer than the second may be alike by chance. */
const COMPARED_LINES = 60
const MIN_COMPARED = 3

/** What a line is known by in whatever account and currency it was read. */
const wordsOf = ({ day, amountMinor, text, payer, transaction }: Partial<ParsedLine> & object): string =>
  JSON.stringify([day, amountMinor, text ?? '', payer ?? '', transaction ?? ''])

/**
 * Refuses a table whose lines were imported for another account before: a table names no account, and would be booked a
 * second time.
 * @throws UnreadableFileError that names both accounts
 */
export const refuseLinesOfOther = async (
  payload: Payload,
  chosen: string,
  lines: readonly ParsedLine[],
): Promise<void> => {
  const step = Math.max(1, Math.floor(lines.length / COMPARED_LINES))
  const compared = lines.filter((_, index) => index % step === 0).slice(0, COMPARED_LINES)
  if (compared.length < MIN_COMPARED) return
  const known = await findLinesLike(payload, compared)
  const accounts = await findImportAccounts(
    payload,
    known.map((line) => line.import),
  )
  const accountOf = new Map(
    known.map((line) => [
      wordsOf(line as unknown as ParsedLine),
      accounts.get(line.import.toHexString()) ?? chosen,
    ]),
  )
  const others = compared
    .flatMap((line) => accountOf.get(wordsOf(line)) ?? [])
    .filter((key) => key !== chosen)
  const [other] = others
  if (!other || others.length <= compared.length / 2) return
  const labels = await findStatementAccounts(payload)
  const labelOf = (key: string): string => labels.find((account) => account.key === key)?.label ?? key
  throw new UnreadableFileError(
    `The lines of this file were imported for ${labelOf(other)} before, and you chose ${labelOf(chosen)}.`,
  )
}

/** A shorter number may end others by chance. */
const MIN_NUMBER_LENGTH = 6

/** Whether a file names an account: by its number, or by an IBAN that ends with it, and its currency. */
const isNamed = ({ number, currency }: NamedAccount, account: Pick<StatementAccount, 'key'>): boolean => {
  const [ours = '', ourCurrency = ''] = account.key.split('-')
  const theirs = digitsOf(number)
  return (
    (theirs === ours || (ours.length >= MIN_NUMBER_LENGTH && theirs.endsWith(ours))) &&
    (currency === '' || ourCurrency === '' || currency.toUpperCase() === ourCurrency)
  )
}

/**
 * Refuses a file that names another account than was chosen: its lines would be booked a second time there.
 * @param chosen key of the account
 * @param named by the file
 * @throws UnreadableFileError that names both
 */
export const refuseOtherAccount = async (
  payload: Payload,
  chosen: string,
  named: readonly NamedAccount[],
): Promise<void> => {
  const other = named.find((account) => !isNamed(account, { key: chosen }))
  if (!other) return
  const accounts = await findStatementAccounts(payload)
  const own = accounts.find((account) => isNamed(other, account))
  const label = accounts.find(({ key }) => key === chosen)?.label ?? chosen
  const theirs = own?.label ?? [other.number, other.currency && `(${other.currency})`].join(' ').trim()
  throw new UnreadableFileError(
    own
      ? `This statement is of ${theirs}, and you chose ${label}. Please upload it again for its own account.`
      : `This statement is of ${theirs}, which is none of the accounts in the payment settings. You chose ${label}.`,
  )
}
