import { type Currency, type Money, convert } from '../../../platform/moneyFormat.schema'
import type { ExchangeRate } from '../../../platform/money.schema'

/*
 * An invoice may be paid in instalments: one invoice, with a schedule of days and amounts on it that sum to its
 * total. What was paid covers the earliest instalments. A leaf without zod: pages show schedules.
 */

/** A part of an invoice; `Day` is a date, or its ISO text. */
export interface Instalment<Day = Date> {
  dueAt: Day
  /** In the invoice's currency. */
  amountMinor: number
}

/** The same with what is still open of it. */
export interface OpenInstalment<Day = Date> extends Instalment<Day> {
  openMinor: number
}

interface Payable<Day> {
  totalMinor: number
  /** Zero where nothing is to be paid any more. */
  openMinor: number
  dueAt: Day
  instalments?: readonly Instalment<Day>[] | null
}

/**
 * Divides a total into so many whole amounts that sum to it exactly and differ by one minor unit at most, the larger
 * ones first. None of them is zero: a total of two cents has two parts at most.
 * @throws RangeError for a total that is not whole or below zero, and for a count that is not whole or below one
 */
export const splitTotal = (totalMinor: number, count: number): number[] => {
  if (!Number.isSafeInteger(totalMinor) || totalMinor < 0) throw new RangeError('A total is a whole amount')
  if (!Number.isInteger(count) || count < 1) throw new RangeError('A total has one part at least')
  const parts = Math.min(count, totalMinor)
  const least = parts === 0 ? 0 : Math.floor(totalMinor / parts)
  const larger = totalMinor - least * parts
  return Array.from({ length: parts }, (_, place) => least + (place < larger ? 1 : 0))
}

/** The instalments of an invoice with what is open of each; an invoice without a schedule is one of them. */
export const openInstalments = <Day>({
  totalMinor,
  openMinor,
  dueAt,
  instalments,
}: Payable<Day>): OpenInstalment<Day>[] => {
  const schedule = instalments?.length ? instalments : [{ dueAt, amountMinor: totalMinor }]
  let paid = totalMinor - openMinor
  return schedule.map(({ dueAt: due, amountMinor }) => {
    const covered = Math.min(paid, amountMinor)
    paid -= covered
    return { dueAt: due, amountMinor, openMinor: amountMinor - covered }
  })
}

/** The first instalment of which something is open; undefined when nothing is. */
export const nextInstalment = <Day>(invoice: Payable<Day>): OpenInstalment<Day> | undefined =>
  openInstalments(invoice).find(({ openMinor }) => openMinor > 0)

/** What is overdue of an invoice: the instalments that were due by a moment, less what was paid. */
export const overdueMinor = (invoice: Payable<Date | string>, now: Date): number =>
  openInstalments(invoice).reduce(
    (sum, { dueAt, openMinor }) => (new Date(dueAt) < now ? sum + openMinor : sum),
    0,
  )

type Payment = { id: string; at: Date; amountMinor: number }

/**
 * Until when what was paid covers the schedule, after each payment: the day of the first instalment that is open
 * then; null once all are covered. Payments count in the order in which the money came.
 */
export const coverage = (
  instalments: readonly Instalment[],
  payments: readonly Payment[],
): { id: string; at: Date; until: Date | null; isFirstPaid: boolean }[] => {
  const totalMinor = instalments.reduce((sum, { amountMinor }) => sum + amountMinor, 0)
  let paid = 0
  return payments
    .toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.id.localeCompare(b.id))
    .map(({ id, at, amountMinor }) => {
      paid = Math.min(totalMinor, paid + amountMinor)
      const [first] = instalments
      const dueAt = first?.dueAt ?? at
      const next = nextInstalment({ totalMinor, openMinor: totalMinor - paid, dueAt, instalments })
      return { id, at, until: next?.dueAt ?? null, isFirstPaid: paid >= (first?.amountMinor ?? 0) }
    })
}

/**
 * An amount of an invoice in a currency, at its frozen rate; null without one. In the other currency it is so much
 * that it is worth no less: an instalment is not left open by what rounding takes.
 */
export const amountInCurrency = (
  { amountMinor, currency }: Money,
  to: Currency,
  rate: ExchangeRate | null,
): Money | null => {
  if (currency === to) return { amountMinor, currency }
  if (!rate) return null
  let other = convert({ amountMinor, currency }, to, rate)
  while (convert({ amountMinor: other, currency: to }, currency, rate) < amountMinor) other += 1
  return { amountMinor: other, currency: to }
}
