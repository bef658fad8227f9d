import { z } from 'zod'
import { daySchema } from '../../../platform/day.schema'
import type { Currency } from '../../../platform/money.schema'
import type { MoneyAccount } from '../ledger/ledger.schema'
import type { BALANCE_SOURCES } from '../statedBalances/balanceSources.constants'

/** Query of `GET /api/stated-balances/agreement`. */
export const agreementQuerySchema = z.object({ day: daySchema.optional() })

/** What one bank account, wallet or box of cash is said to hold. */
export interface AgreementPlace {
  place: string
  label: string
  stated: { day: string; amountMinor: number; source: keyof typeof BALANCE_SOURCES } | null
}

/** An account of the ledger in a currency, beside what there really is. */
export interface AgreementRow {
  account: MoneyAccount
  currency: Currency
  /** The chapter whose box of cash it is; null for the head office and for other accounts. */
  chapter: string | null
  places: AgreementPlace[]
  /** The day on which both are compared: the latest one for which every place says what it holds. */
  day: string
  ledgerMinor: number
  /** Null while a place says nothing. */
  statedMinor: number | null
  /** Lines of statements that are not booked, up to the day: they explain a difference. */
  toDecideMinor: number
  setAsideMinor: number
  /** What was booked by hand, and is on no statement that was imported. */
  byHandMinor: number
}

/** What the page “Does it agree?” shows. */
export interface AgreementPage {
  day: string
  rows: AgreementRow[]
  /** Cash that a chapter handed over and nobody has received yet, by currency. */
  onTheWay: { currency: Currency; amountMinor: number }[]
}
