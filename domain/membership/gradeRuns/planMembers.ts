import type { Payload } from 'payload'
import type { Currency, ExchangeRate } from '../../../platform/money.schema'
import { findWaiversOf, quoteGrade, readExchangeRate, readGrade, toGradeFees } from '../grades'
import type { GradeFees, Waiver } from '../grades/grade.schema'
import type { Quote } from '../grades/quote.schema'
import { type StoredInvoice, findRenewalInvoicesOf } from '../../money/invoices'
import { type RenewingMembership, hasLapsed, streamRenewing } from '../memberships'
import { type Contact, findContacts } from '../../people/profiles'
import { findRequestedRenewals } from '../renewals'
import type { GradeRunInput } from './gradeRun.schema'
import type { SkipReason } from './gradeRunView.schema'

const BATCH = 100

/** A member of the grade, with what the run does about it. */
export interface PlannedMember {
  membership: RenewingMembership
  /** Null for an account without a profile. */
  contact: Contact | null
  /** Of the person, void ones too. */
  invoices: readonly StoredInvoice[]
  outcome: { quote: Quote } | { skip: SkipReason }
}

interface Rules {
  fees: GradeFees | null
  rate: ExchangeRate | null
  currency: Currency
  now: Date
}

interface Facts {
  contact: Contact | null
  invoices: readonly StoredInvoice[]
  waivers: readonly Waiver[]
  hasRequest: boolean
}

/** What a run does about a member. Pure. */
const planMember = (
  {
    grade,
    expiresAt,
    graceUntil = null,
    seats,
  }: Pick<RenewingMembership, 'grade' | 'expiresAt' | 'graceUntil' | 'seats'>,
  { contact, invoices, waivers, hasRequest }: Facts,
  { fees, rate, currency, now }: Rules,
): PlannedMember['outcome'] => {
  if (!contact) return { skip: 'noContact' }
  // one that was just paid has not moved the end of the term yet
  if (
    invoices.some(
      ({ status, needsFinalising }) => status === 'open' || (status === 'paid' && needsFinalising),
    )
  )
    return { skip: 'openInvoice' }
  if (hasLapsed({ expiresAt, graceUntil }, now)) return { skip: 'lapsed' }
  if (hasRequest) return { skip: 'openRequest' }
  const quote =
    fees &&
    quoteGrade(
      fees,
      { grade, purpose: 'renewal', years: 1, currency, at: now, expiresAt, seats },
      { waivers, rate },
    )
  return quote ? { quote } : { skip: 'noFee' }
}

/** Goes through the members of a grade whose membership ends, and says what a run does about each. Writes nothing. */
export const planMembers = async function* (
  payload: Payload,
  { grade, currency }: Pick<GradeRunInput, 'grade' | 'currency'>,
  until: Date,
  now: Date,
): AsyncGenerator<PlannedMember> {
  const [stored, rate] = await Promise.all([readGrade(payload, grade), readExchangeRate(payload)])
  const rules: Rules = { fees: stored ? toGradeFees(stored) : null, rate, currency, now }
  const planBatch = async (batch: readonly RenewingMembership[]): Promise<PlannedMember[]> => {
    const users = batch.map(({ user }) => user)
    const [contacts, invoices, waivers, requested] = await Promise.all([
      findContacts(payload, users),
      findRenewalInvoicesOf(payload, users),
      findWaiversOf(payload, users),
      findRequestedRenewals(payload, users),
    ])
    return batch.map((membership) => {
      const id = membership.user.toHexString()
      const facts: Facts = {
        contact: contacts.get(id) ?? null,
        invoices: invoices.filter(({ user }) => user.equals(membership.user)),
        waivers: waivers.get(id) ?? [],
        hasRequest: requested.has(id),
      }
      const { contact } = facts
      return { membership, contact, invoices: facts.invoices, outcome: planMember(membership, facts, rules) }
    })
  }
  let batch: RenewingMembership[] = []
  for await (const membership of streamRenewing(payload, { grade, until })) {
    batch.push(membership)
    if (batch.length < BATCH) continue
    yield* await planBatch(batch)
    batch = []
  }
  yield* await planBatch(batch)
}
