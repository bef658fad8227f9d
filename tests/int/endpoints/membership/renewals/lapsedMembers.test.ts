import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasOpenPayment, recordPayment } from '../../../../../domain/money/payments'
import { remindMembers } from '../../../../../domain/membership/renewals'
import type { RemovalList } from '../../../../../domain/membership/removals/removals.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const DAY_MS = 24 * 60 * 60 * 1000
const NOW = Date.now()
const inDays = (days: number): Date => new Date(NOW + days * DAY_MS)

let app: TestApp
let admin: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

/** A member whose membership ends after some days; the grace period lasts 30 days more. */
const makeMember = async (days: number): Promise<Account> => {
  const account = await makeAccount(app.payload)
  await makeMembership(app.payload, account.id, { expiresAt: inDays(days), graceUntil: inDays(days + 30) })
  return account
}
/** Runs the job in several processes at once and again, with the clock set that many days from now. */
const runAt = async (days: number): Promise<void> => {
  const run = () => remindMembers(app.payload, undefined, inDays(days), hasOpenPayment)
  await Promise.all([run(), run(), run()])
  await run()
}
const subjects = async ({ email }: Account): Promise<string[]> =>
  (await mailsTo(app.payload, email))
    .filter(({ template }) => template === 'membershipLapsed')
    .map(({ subject }) => subject)
const due = async (): Promise<string[]> => {
  const answer = await app.request('GET', '/api/memberships/due-for-removal', { as: admin })
  return ((await answer.json()) as RemovalList).docs.map(({ account }) => account.id)
}
const markSent = (email: string) =>
  modelOf(app.payload, 'outbox').updateMany({ to: email }, { $set: { status: 'sent' } })

describe('a member whose term has ended', () => {
  it('is told on expiry, in the grace period and before a removal, once each', async () => {
    const member = await makeMember(10)
    const counts: number[] = []
    for (const day of [9, 10.5, 11, 24, 26, 34, 36, 45]) {
      await runAt(day)
      counts.push((await subjects(member)).length)
    }
    expect(counts).toEqual([0, 1, 1, 1, 2, 3, 3, 3])
  })

  it('is not told while a payment is being checked, and again once it was not found', async () => {
    const member = await makeMember(-1)
    const { payment } = await recordPayment(app.payload, {
      key: randomUUID(),
      status: 'reported',
      method: 'bank',
      amountMinor: 100,
      currency: 'USD',
      paidAt: new Date(),
      user: member.id,
    })
    await runAt(0)
    expect(await subjects(member)).toEqual([])
    await modelOf(app.payload, 'payments').updateOne({ _id: payment._id }, { $set: { status: 'rejected' } })
    await runAt(0)
    expect(await subjects(member)).toHaveLength(1)
  })

  it('is due for removal only once the last notice was really sent, and while no payment is checked', async () => {
    const member = await makeMember(-31)
    expect(await due()).not.toContain(member.id)
    await runAt(0)
    expect(await due()).not.toContain(member.id) // queued alone
    await markSent(member.email)
    expect(await due()).toContain(member.id)
    await recordPayment(app.payload, {
      key: randomUUID(),
      status: 'reported',
      method: 'bank',
      amountMinor: 100,
      currency: 'USD',
      paidAt: new Date(),
      user: member.id,
    })
    expect(await due()).not.toContain(member.id)
  })
})
