import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remindMembers } from '../../../../../domain/membership/renewals'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.now()
const inDays = (days: number): Date => new Date(NOW + days * DAY_MS)

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const makeMember = async (facts: Record<string, unknown>): Promise<Account> => {
  const account = await makeAccount(app.payload)
  await makeMembership(app.payload, account.id, { graceUntil: inDays(1000), ...facts })
  return account
}
/** Runs the job in several processes at once and again, with the clock set that many days from now. */
const runAt = async (days: number): Promise<void> => {
  await Promise.all([1, 2, 3].map(() => remindMembers(app.payload, undefined, inDays(days))))
  await remindMembers(app.payload, undefined, inDays(days))
}
const reminders = async ({ email }: Account): Promise<number> =>
  (await mailsTo(app.payload, email)).filter(({ template }) => template === 'renewalReminder').length

describe('a member is reminded', () => {
  // proves: C095
  it('60, 30 and 7 days before the end, once each, and again in the next term', async () => {
    const member = await makeMember({ expiresAt: inDays(100) })
    const counts: number[] = []
    for (const day of [0, 39, 40, 41, 69, 70, 80, 92, 93, 99, 101]) {
      await runAt(day)
      counts.push(await reminders(member))
    }
    expect(counts).toEqual([0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
    await modelOf(app.payload, 'memberships').updateOne(
      { user: member.id },
      { $set: { expiresAt: inDays(465), remindersSent: [] } },
    )
    await runAt(406)
    expect(await reminders(member)).toBe(4)
    const [mail] = await mailsTo(app.payload, member.email)
    expect(mail?.links.some((link) => link.endsWith('/membership/renewal/request'))).toBe(true)
  })

  it('with one mail for the nearest date after several were missed', async () => {
    const member = await makeMember({ expiresAt: inDays(20) })
    await runAt(0)
    expect(await reminders(member)).toBe(1)
    await runAt(14)
    expect(await reminders(member)).toBe(2)
  })

  it('once, although the server stopped between the mail and its record', async () => {
    const member = await makeMember({ expiresAt: inDays(5) })
    await runAt(0)
    await modelOf(app.payload, 'memberships').updateOne({ user: member.id }, { $unset: { remindersSent: 1 } })
    await runAt(0)
    expect(await reminders(member)).toBe(1)
  })

  it.each([
    ['suspended', { suspendedAt: inDays(-1) }],
    ['revoked', { withdrawnAt: inDays(-1) }],
    ['over', { expiresAt: inDays(-1) }],
    ['without an end', { expiresAt: null, graceUntil: null }],
    ['renewed', { expiresAt: inDays(370) }],
  ])('unless the membership is %s', async (_, facts) => {
    const member = await makeMember({ expiresAt: inDays(5), ...facts })
    await runAt(0)
    expect(await reminders(member)).toBe(0)
  })

  it('unless they have requested a renewal or the deletion of their account', async () => {
    const [asking, leaving] = [
      await makeMember({ expiresAt: inDays(5) }),
      await makeMember({ expiresAt: inDays(5) }),
    ]
    await modelOf(app.payload, 'renewals').create({ user: asking.id, years: 1, status: 'requested' })
    await modelOf(app.payload, 'profiles').updateOne(
      { user: leaving.id },
      { $set: { leavingAt: new Date() } },
    )
    await runAt(0)
    expect([await reminders(asking), await reminders(leaving)]).toEqual([0, 0])
    // after the decline, a reminder is due again
    await modelOf(app.payload, 'renewals').updateOne({ user: asking.id }, { $set: { status: 'declined' } })
    await runAt(0)
    expect(await reminders(asking)).toBe(1)
  })
})
