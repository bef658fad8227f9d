import { hasOpenPayment } from '../../../../../domain/money/payments'
import { remindMembers } from '../../../../../domain/membership/renewals'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeMembership } from '../../../../helpers/memberships'
import type { TestApp } from '../../../../helpers/testPayload'
import type { Calls } from './calls.types'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS)

/** A member whose grace period is over, and whose last notice was sent. */
const makeLapsed = async ({ payload }: TestApp): Promise<Account> => {
  const account = await makeAccount(payload)
  await makeMembership(payload, account.id, { expiresAt: inDays(-31), graceUntil: inDays(-1) })
  await remindMembers(payload, undefined, new Date(), hasOpenPayment)
  await modelOf(payload, 'outbox').updateMany(
    { to: account.email },
    { $set: { status: 'sent', sentAt: new Date() } },
  )
  return account
}

/** On members of their own. */
export const removalCalls = async (app: TestApp): Promise<Calls> => {
  const [removed, waiting] = [await makeLapsed(app), await makeLapsed(app)]
  const reason = 'Board of 3 May'
  return {
    'get /api/memberships/due-for-removal': {},
    'post /api/memberships/{user}/removal': {
      path: `/api/memberships/${removed.id}/removal`,
      body: { reason },
    },
    'post /api/memberships/{user}/more-time': {
      path: `/api/memberships/${waiting.id}/more-time`,
      body: { reason, until: inDays(30).toISOString().slice(0, 10) },
    },
    'get /api/memberships/list.csv': {},
    'get /api/renewals/list.csv': {},
    'get /api/renewals/list.xlsx': {},
  }
}
