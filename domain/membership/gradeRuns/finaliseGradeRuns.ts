import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { endOfJubaDay } from '../../../platform/jubaTime'
import { dueDate, issueInvoice } from '../../money/invoices'
import { readTermRules } from '../memberships'
import { finaliseInvoice } from '../../money/payments'
import { readPaymentSettings } from '../../money/paymentSettings'
import {
  type StoredGradeRun,
  claimRun,
  completeRun,
  findRun,
  findRunning,
  setProgress,
} from './gradeRunsRepository'
import { type PlannedMember, planMembers } from './planMembers'

/** One process works on a run; when it breaks off, another goes on after this time. */
const LEASE_MS = 60_000
/** How many members are looked at between two renewals of the lease. */
const MEMBERS_A_LEASE = 20

interface Terms {
  run: StoredGradeRun
  dueDays: number
  graceDays: number
  endsWithYear?: boolean
}

/**
 * Issues the invoice of a member, once in a run: what an earlier try issued counts, also when it is void since. Its
 * key is the one that the member's own click on the renewal page would have, so that together they issue one.
 * @returns whether the invoice is of this run
 */
const issueFor = async (
  payload: Payload,
  { membership, contact, invoices, outcome }: PlannedMember,
  { run, dueDays, graceDays, endsWithYear }: Terms,
): Promise<boolean> => {
  const own = invoices.find((invoice) => invoice.run?.equals(run._id))
  if (own) {
    await finaliseInvoice(payload, own._id.toHexString())
    return true
  }
  if ('skip' in outcome || !contact) return false
  const user = membership.user.toHexString()
  const prefix = `renewal:${user}:${membership.expiresAt.toISOString()}:`
  const count = invoices.filter(({ key }) => key.startsWith(prefix)).length
  const { currency, lines, rate, instalments } = outcome.quote
  const invoice = await issueInvoice(payload, {
    key: `${prefix}${count + 1}`,
    user,
    recipient: { name: membership.registeredName ?? contact.fullName, email: contact.email },
    purpose: 'renewal',
    grade: membership.grade,
    years: 1,
    graceDays,
    endsWithYear,
    currency,
    lines,
    rate,
    instalments,
    dueAt: dueDate(run.startedAt, dueDays, membership),
    issuedBy: run.by.toHexString(),
    run: run._id.toHexString(),
  })
  await finaliseInvoice(payload, invoice._id.toHexString())
  return invoice.run?.equals(run._id) ?? false
}

/**
 * Issues the invoices of a run. Safe to repeat after a crash at any point, also by several processes at once. A member
 * whose invoice cannot be issued fails alone and is noted with the run.
 */
export const finaliseGradeRun = async (
  payload: Payload,
  id: ObjectId,
  signal?: AbortSignal,
): Promise<void> => {
  let lease = await claimRun(payload, id, LEASE_MS, null)
  const run = lease && (await findRun(payload, id))
  if (!run) return
  const [{ dueDays }, rules] = await Promise.all([
    readPaymentSettings(payload),
    readTermRules(payload, run.grade),
  ])
  const terms: Terms = {
    run,
    dueDays,
    graceDays: rules.graceDays,
    endsWithYear: rules.endsWithYear,
  }
  const progress: Parameters<typeof setProgress>[2] = {
    doneCount: 0,
    issuedCount: 0,
    skippedCount: 0,
    failedCount: 0,
    failures: [],
  }
  for await (const member of planMembers(payload, run, endOfJubaDay(run.endsBy), run.startedAt)) {
    try {
      progress[(await issueFor(payload, member, terms)) ? 'issuedCount' : 'skippedCount'] += 1
    } catch (error) {
      const { user } = member.membership
      payload.logger.error({ err: error, run: id, user }, 'an invoice of a run could not be issued')
      progress.failedCount += 1
      progress.failures.push({
        user,
        reason: 'The invoice could not be issued. The server log has the cause.',
      })
    }
    progress.doneCount += 1
    if (progress.doneCount % MEMBERS_A_LEASE !== 0) continue
    lease = await claimRun(payload, id, LEASE_MS, lease)
    if (!lease || signal?.aborted) return // another process goes on
    await setProgress(payload, id, progress)
  }
  await setProgress(payload, id, progress)
  await completeRun(payload, id)
}

/** Completes the runs that a crash left. Runs at start and regularly. */
export const finaliseGradeRuns = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  for (const { _id } of await findRunning(payload)) {
    if (signal?.aborted) return
    try {
      await finaliseGradeRun(payload, _id, signal)
    } catch (error) {
      payload.logger.error({ err: error, run: _id }, 'a run of invoices broke off; it is tried again')
    }
  }
}
