import type { Payload } from 'payload'
import { readPaymentSettings } from '../paymentSettings'
import type { StatementAccount } from './line.schema'

/** The accounts that statements may be of: those of the payment settings. */
export const findStatementAccounts = async (payload: Payload): Promise<StatementAccount[]> => {
  const { bankAccounts, merchantAccounts } = await readPaymentSettings(payload)
  const keyOf = (number: string): string => number.toUpperCase().replace(/[^0-9A-Z]/g, '')
  return [
    ...(bankAccounts ?? []).map(({ bank, number, currency }): StatementAccount => ({
      key: `${keyOf(number)}-${currency}`,
      label: `${bank}, ${number} (${currency})`,
      method: 'bank',
      currency,
    })),
    ...(merchantAccounts ?? []).map(({ provider, number }): StatementAccount => ({
      key: keyOf(number),
      label: `${provider}, ${number}`,
      method: 'merchant',
      currency: null,
    })),
  ]
}
