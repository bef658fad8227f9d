import { CURRENCIES, type Currency, formatMoney } from '../../../platform/moneyFormat.schema'

const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && Object.hasOwn(CURRENCIES, value)

/** An amount in minor units as staff read it: `USD 1,250.00`; a dash where there is none. */
export const moneyText = (amountMinor: unknown, currency: unknown): string =>
  typeof amountMinor === 'number' && isCurrency(currency) ? formatMoney({ amountMinor, currency }) : '–'
