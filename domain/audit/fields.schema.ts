import { CURRENCIES, type Currency, MINOR_UNITS, formatMoney } from '../../platform/moneyFormat.schema'

/**
 * What the audit log calls fields whose names alone would not tell. The rest is made from the name. A leaf without zod.
 */
const LABELS: Partial<Record<string, string>> = {
  amountMinor: 'Amount',
  countedMinor: 'Counted',
  creditedMinor: 'Credited',
  date: 'Date',
  dueAt: 'Due',
  dueCount: 'Invoices to issue',
  dueOn: 'Due',
  endsBy: 'Memberships that end by',
  expectedMinor: 'Expected',
  graceUntil: 'Grace period until',
  isOn: 'On',
  openMinor: 'Still to be paid',
  percent: 'Percent',
  totalMinor: 'Total',
  writtenOffMinor: 'Written off',
  validFrom: 'First day',
  validUntil: 'Last day',
}

type Fields = Readonly<Record<string, unknown>> | null | undefined

/** A field as staff read it: `totalMinor` is "Total", `membershipType` is "Membership type". */
export const fieldLabel = (name: string): string => {
  const known = LABELS[name]
  if (known) return known
  const words = name
    .replace(/Minor$/, '')
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[._-]+/g, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const isCurrency = (value: unknown): value is Currency =>
  typeof value === 'string' && Object.hasOwn(CURRENCIES, value)

/**
 * An amount in minor units as staff read it, with the currency that the same entry has; undefined for a field that
 * is none.
 */
export const fieldAmount = (name: string, fields: Fields, other?: Fields): string | undefined => {
  const value = fields?.[name]
  if (!name.endsWith('Minor') || typeof value !== 'number') return undefined
  const currency = fields?.currency ?? other?.currency
  return isCurrency(currency)
    ? formatMoney({ amountMinor: value, currency })
    : (value / MINOR_UNITS).toFixed(2)
}
