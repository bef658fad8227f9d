import type { Payload } from 'payload'
import { endOfJubaDay } from '../../../platform/jubaTime'
import type { GradeRunInput } from './gradeRun.schema'
import { type GradeRunPlan, MAX_PLAN_ROWS, MAX_RUN_MEMBERS } from './gradeRunView.schema'
import { planMembers } from './planMembers'

/**
 * Who of a grade would get an invoice for a year of membership, how much, and who not and why. Issues nothing.
 * @returns `too_many` for more members than one run takes
 */
export const planGradeRun = async (
  payload: Payload,
  input: GradeRunInput,
  now = new Date(),
): Promise<GradeRunPlan | { problem: 'too_many' }> => {
  const plan: GradeRunPlan = {
    due: [],
    skipped: [],
    currency: input.currency,
    dueCount: 0,
    skippedCount: 0,
    totalMinor: 0,
  }
  for await (const { membership, contact, outcome } of planMembers(
    payload,
    input,
    endOfJubaDay(input.endsBy),
    now,
  )) {
    const member = {
      user: membership.user.toHexString(),
      name: contact?.fullName ?? '',
      number: membership.number,
    }
    if ('skip' in outcome) {
      plan.skippedCount += 1
      if (plan.skipped.length < MAX_PLAN_ROWS) plan.skipped.push({ ...member, reason: outcome.skip })
    } else {
      const { totalMinor: amountMinor } = outcome.quote
      plan.dueCount += 1
      plan.totalMinor += amountMinor
      if (plan.due.length < MAX_PLAN_ROWS)
        plan.due.push({ ...member, expiresAt: membership.expiresAt.toISOString(), amountMinor })
    }
    if (plan.dueCount + plan.skippedCount > MAX_RUN_MEMBERS) return { problem: 'too_many' }
  }
  return plan
}
