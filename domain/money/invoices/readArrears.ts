import type { Payload } from 'payload'
import type { Currency } from '../../../platform/money.schema'
import { letOthersRun, sortInSlices } from '../../../platform/yieldLoop'
import { type Arrears, type ArrearsAge, type ArrearsRow, ageOf } from './arrears.schema'
import { openInstalments } from './instalments.schema'
import { streamOpenInvoices } from './openInvoicesRepository'
import { sumWrittenOff } from './writeOffsRepository'

const SHOWN_ROWS = 100

const noAges = (): Record<ArrearsAge, number> => ({ notDue: 0, to30: 0, to60: 0, to90: 0, over90: 0 })

/** What each person owes, by age; who owes longest comes first. The event loop is not held. */
export const collectArrears = async (payload: Payload, now = new Date()): Promise<ArrearsRow[]> => {
  const rows = new Map<string, ArrearsRow>()
  for await (const invoice of streamOpenInvoices(payload)) {
    const { user, recipient, currency, openMinor } = invoice
    const open = openInstalments(invoice).filter((each) => each.openMinor > 0)
    const oldest = (open[0]?.dueAt ?? invoice.dueAt).toISOString()
    const id = user.toHexString()
    const key = `${id} ${currency}`
    const row = rows.get(key) ?? {
      user: id,
      name: recipient.name,
      currency,
      ages: noAges(),
      totalMinor: 0,
      oldest,
    }
    for (const each of open) row.ages[ageOf(each.dueAt, now)] += each.openMinor
    if (oldest < row.oldest) row.oldest = oldest
    row.totalMinor += openMinor
    rows.set(key, row)
    await letOthersRun()
  }
  // the invoices due longest ago come first, so their people do; of one day the larger debt
  return sortInSlices(
    [...rows.values()],
    (one, other) => one.oldest.localeCompare(other.oldest) || other.totalMinor - one.totalMinor,
  )
}

/** The arrears by person and in sum. */
export const readArrears = async (payload: Payload, now = new Date()): Promise<Arrears> => {
  const rows = await collectArrears(payload, now)
  const totals = new Map<Currency, Arrears['totals'][number]>()
  for (const { currency, ages, totalMinor } of rows) {
    const total = totals.get(currency) ?? { currency, ages: noAges(), totalMinor: 0 }
    for (const age of Object.keys(ages) as ArrearsAge[]) total.ages[age] += ages[age]
    total.totalMinor += totalMinor
    totals.set(currency, total)
    await letOthersRun()
  }
  return {
    rows: rows.slice(0, SHOWN_ROWS),
    rowCount: rows.length,
    writtenOff: await sumWrittenOff(payload),
    totals: [...totals.values()],
  }
}
