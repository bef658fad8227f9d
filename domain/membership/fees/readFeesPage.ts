import type { Payload } from 'payload'
import { countOpenRenewals } from '../../money/invoices'
import { readPaymentSettings } from '../../money/paymentSettings'
import { readExchangeRate, readGrades, toGradeFees } from '../grades'
import type { FeeRow } from '../grades/grade.schema'
import { countCurrentMembers } from '../memberships'
import type { FeesPage } from './fee.schema'

/** One currency after the other, the latest first. */
export const inOrder = (fees: readonly FeeRow[]): FeeRow[] =>
  fees.toSorted((a, b) => b.currency.localeCompare(a.currency) || b.validFrom.localeCompare(a.validFrom))

/** The published grades with all their fees, those of the past and those to come, and whom a change touches. */
export const readFeesPage = async (payload: Payload, now = new Date()): Promise<FeesPage> => {
  const [grades, rate, { dueDays }, openRenewals] = await Promise.all([
    readGrades(payload),
    readExchangeRate(payload),
    readPaymentSettings(payload),
    countOpenRenewals(payload),
  ])
  return {
    grades: await Promise.all(
      grades.map(async (stored) => {
        const { grade, name, fees } = toGradeFees(stored)
        return {
          id: stored.id,
          grade,
          name,
          fees: inOrder(fees),
          memberCount: await countCurrentMembers(payload, now, grade),
          openCount: openRenewals.get(grade) ?? 0,
        }
      }),
    ),
    rate,
    dueDays,
  }
}
