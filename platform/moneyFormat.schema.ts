/*
 * Money without zod, which the browser does without where nothing is checked. What is checked: money.schema.ts.
 */

/** The currencies that the association keeps accounts in; both have a hundred minor units. */
export const CURRENCIES = { USD: 'US dollar', SSP: 'South Sudanese pound' } as const
export type Currency = keyof typeof CURRENCIES

export const MINOR_UNITS = 100

/** An amount of money in the smallest unit of its currency: cents, piastres. */
export interface Money {
  amountMinor: number
  currency: Currency
}

const amounts = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Minor units as people write them: `1,250.00`. */
export const formatAmount = (amountMinor: number): string => amounts.format(amountMinor / MINOR_UNITS)

/** Money as displayed: `USD 1,250.00`, `SSP 450,000.00`. The same in every mail, page and document. */
export const formatMoney = ({ amountMinor, currency }: Money): string =>
  `${currency} ${formatAmount(amountMinor)}`

/** The total of some money in each currency, as displayed: `SSP 450,000.00 and USD 1,250.00`; empty for nothing. */
export const formatTotals = (amounts: readonly Money[]): string => {
  const totals = new Map<Currency, number>()
  for (const { amountMinor, currency } of amounts)
    totals.set(currency, (totals.get(currency) ?? 0) + amountMinor)
  return [...totals]
    .map(([currency, amountMinor]) => formatMoney({ currency, amountMinor }))
    .sort()
    .join(' and ')
}

/** How many South Sudanese pounds a US dollar was, frozen on a document. */
export interface ExchangeRate {
  /** Above zero. */
  sspPerUsd: number
  /** The day it was quoted, `YYYY-MM-DD`. */
  day: string
  /** Who quoted it. */
  source: string
}

/** An amount in the other currency at a rate, to the nearest minor unit. */
export const convert = (
  { amountMinor, currency }: Money,
  to: Currency,
  { sspPerUsd }: Pick<ExchangeRate, 'sspPerUsd'>,
): number => {
  if (currency === to) return amountMinor
  return Math.round(to === 'SSP' ? amountMinor * sspPerUsd : amountMinor / sspPerUsd)
}

/**
 * An amount as a person writes it, in minor units; undefined for other texts: `1e3`, `25.555`, `-5`, `NaN`.
 * Commas and spaces between groups of three digits are read over.
 */
export const parseAmount = (text: string): number | undefined => {
  const [, whole, fraction = ''] =
    /^(\d{1,13}|\d{1,3}(?:[ ,\u00A0\u202F]\d{3}){1,4})(?:\.(\d{1,2}))?$/.exec(text.trim()) ?? []
  return whole === undefined
    ? undefined
    : Number(whole.replace(/\D/g, '')) * MINOR_UNITS + Number(fraction.padEnd(2, '0'))
}
