import type { Payload } from 'payload'
import { UnreadableFileError } from '../../../platform/tables/table.schema'
import { readPaymentSettings } from '../paymentSettings'
import type { StatementAccount } from './line.schema'
import type { NamedAccount } from './statement.schema'

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
