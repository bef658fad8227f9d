import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findInvoice } from '../../../../../domain/money/invoices'
import {
  finaliseMembershipEvents,
  reconcileMembership,
} from '../../../../../domain/membership/membershipDecisions'
import type { MembershipRecord } from '../../../../../domain/membership/memberships/membershipRecord.schema'
import { hasOpenPayment, recordPayment } from '../../../../../domain/money/payments'
import { findPendingWork } from '../../../../../domain/office/pendingWork'
import type { RemovalList, RemovalRow } from '../../../../../domain/membership/removals/removals.schema'
import { remindMembers } from '../../../../../domain/membership/renewals'
import { endOfJubaDay, todayInJuba } from '../../../../../platform/jubaTime'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { makeInvoice } from '../../../../helpers/invoices'
import { mailsTo } from '../../../../helpers/mails'
import { makeMembership } from '../../../../helpers/memberships'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { createLocalReq } from 'payload'

const DAY_MS = 24 * 60 * 60 * 1000
const inDays = (days: number): Date => new Date(Date.now() + days * DAY_MS)
const dayIn = (days: number): string => inDays(days).toISOString().slice(0, 10)

let app: TestApp
let registrar: Account
let treasurer: Account
beforeAll(async () => {
  app = await startTestPayload()
  registrar = await makeAccount(app.payload, { roles: ['registrar'], fullName: 'Keji the Registrar' })
  treasurer = await makeAccount(app.payload, { roles: ['treasurer'] })
})
afterAll(() => app.stop())

/** A member whose membership ended some days ago; the grace period lasted 30 days more. */
const makeLapsed = async (days = 31): Promise<Account> => {
  const account = await makeAccount(app.payload, { fullName: `Lapsed ${randomUUID().slice(0, 8)}` })
  await makeMembership(app.payload, account.id, { expiresAt: inDays(-days), graceUntil: inDays(30 - days) })
  return account
}
const remind = (days = 0): Promise<void> =>
  remindMembers(app.payload, undefined, inDays(days), hasOpenPayment)
const setMails = ({ email }: Account, status: 'sent' | 'failed') =>
  modelOf(app.payload, 'outbox').updateMany({ to: email }, { $set: { status, sentAt: new Date() } })
/** The same, whose last notice was really sent. */
const makeDue = async (days?: number): Promise<Account> => {
  const account = await makeLapsed(days)
  await remind()
  await setMails(account, 'sent')
  return account
}
const overdueInvoice = async (account: Account): Promise<string> =>
  (await makeInvoice(app.payload, account, { dueAt: inDays(-10) })).id

const list = async (query = '', as = registrar): Promise<RemovalList> => {
  const answer = await app.request('GET', `/api/memberships/due-for-removal?${query}`, { as })
  expect(answer.status, await answer.clone().text()).toBe(200)
  return (await answer.json()) as RemovalList
}
const find = async ({ email }: Account, state = 'due'): Promise<RemovalRow | undefined> =>
  (await list(`state=${state}&q=${encodeURIComponent(email)}`)).docs[0]
const decide = (
  { id }: Account,
  action: 'removal' | 'more-time',
  body: object = {},
  as: Account = registrar,
): Promise<Response> =>
  app.request('POST', `/api/memberships/${id}/${action}`, { as, body: { reason: 'Board of 3 May', ...body } })
const problemOf = async (answer: Response) => ({
  status: answer.status,
  ...((await answer.json()) as { errors: { code: string; field?: string; message: string }[] }).errors[0],
})
const recordOf = async ({ id }: Account): Promise<MembershipRecord> =>
  (await (
    await app.request('GET', `/api/memberships/${id}/record`, { as: registrar })
  ).json()) as MembershipRecord
const pay = (
  { id }: Account,
  invoice: string | undefined,
  status: 'confirmed' | 'reported',
  paidAt = new Date(),
) =>
  recordPayment(app.payload, {
    key: randomUUID(),
    status,
    method: 'bank',
    amountMinor: 10_000,
    currency: 'USD',
    paidAt,
    user: id,
    ...(invoice && { invoice }),
  })

describe('the list of members due for removal', () => {
  it('has the notices that were really sent, with their days, and what the person owes', async () => {
    const member = await makeLapsed(10)
    for (const day of [0, 10, 21]) await remind(day)
    await setMails(member, 'sent')
    await overdueInvoice(member)
    expect(await find(member)).toBeUndefined() // the grace period goes on
    await modelOf(app.payload, 'memberships').updateOne(
      { user: member.id },
      { $set: { graceUntil: inDays(-1) } },
    )
    expect(await find(member)).toMatchObject({
      id: member.id,
      notifiedAt: expect.any(String) as string,
      reminders: [
        { mark: 'expired', status: 'sent' },
        { mark: 'grace', status: 'sent' },
        { mark: 'removal', status: 'sent', at: expect.any(String) as string },
      ],
      owed: [{ currency: 'USD', amountMinor: 10_000 }],
    })
    const { history } = await recordOf(member)
    expect(history.flatMap(({ reminder }) => reminder ?? [])).toEqual(
      ['expired', 'grace', 'removal'].map((mark) => ({ mark, status: 'sent' })),
    )
  })

  it('shows apart those whose last notice failed or was never sent', async () => {
    const failed = await makeLapsed()
    await remind()
    await setMails(failed, 'failed')
    const forgotten = await makeLapsed(100)
    expect([await find(failed), await find(forgotten)]).toEqual([undefined, undefined])
    expect(await find(failed, 'unnoticed')).toMatchObject({
      notifiedAt: null,
      reminders: [{ mark: 'removal', status: 'failed' }],
    })
    expect(await find(forgotten, 'unnoticed')).toMatchObject({ reminders: [] })
  })

  it('is in pages, and refuses filters that it does not know', async () => {
    await makeDue()
    const { totalDocs, page, totalPages } = await list('sort=-graceUntil&page=1')
    expect({ page, totalPages }).toEqual({ page: 1, totalPages: Math.ceil(totalDocs / 25) })
    for (const query of ['state=all', 'page=0', 'colour=red'])
      expect(
        (await app.request('GET', `/api/memberships/due-for-removal?${query}`, { as: registrar })).status,
      ).toBe(400)
  })

  it('is pending work of who decides on memberships, and of nobody else', async () => {
    const member = await makeDue()
    expect(await find(member)).toBeDefined()
    const groupsOf = async ({ id }: Account) => {
      const user = await app.payload.findByID({ collection: 'users', id, overrideAccess: true }) // the test checks the result
      const req = await createLocalReq({ user: { ...user, collection: 'users' } }, app.payload)
      return findPendingWork(req)
    }
    const group = (await groupsOf(registrar)).find(({ kind }) => kind === 'removals')
    expect(group?.total).toBe((await list()).totalDocs)
    expect((await groupsOf(treasurer)).some(({ kind }) => kind === 'removals')).toBe(false)
  })
})

describe('a removal', () => {
  it('ends the membership, voids the unpaid renewal, and is mailed, on the timeline and in the audit log', async () => {
    const member = await makeDue()
    const invoice = await overdueInvoice(member)
    const answer = await decide(member, 'removal', { sharedReason: 'We hope to see you again.' })
    expect(answer.status, await answer.clone().text()).toBe(201)
    expect(await answer.json()).toEqual({ kind: 'removed' })
    const record = await recordOf(member)
    expect(record).toMatchObject({ membership: { ending: 'removed' }, actions: ['added', 'reinstated'] })
    expect(record.history.at(-1)).toMatchObject({
      kind: 'removed',
      by: 'Keji the Registrar',
      reason: 'Board of 3 May',
    })
    expect(await findInvoice(app.payload, invoice)).toMatchObject({ status: 'void', openMinor: 0 })
    const mail = required((await mailsTo(app.payload, member.email)).at(-1))
    expect(mail.text).toContain('removed from the register')
    expect(mail.text).toContain('We hope to see you again.')
    expect(mail.text).not.toContain('Board of 3 May')
    expect(
      await modelOf(app.payload, 'audit-log').countDocuments({
        action: 'membership.removed',
        account: member.id,
      }),
    ).toBe(1)
    expect(await find(member)).toBeUndefined()
  })

  it('is refused while the last notice is queued or failed, was never sent, or the grace period goes on', async () => {
    const queued = await makeLapsed()
    await remind()
    expect(await problemOf(await decide(queued, 'removal'))).toMatchObject({
      status: 409,
      code: 'not_noticed',
      message: expect.stringContaining('(queued)') as unknown,
    })
    await setMails(queued, 'failed')
    expect(await problemOf(await decide(queued, 'removal'))).toMatchObject({
      status: 409,
      message: expect.stringContaining('(failed)') as unknown,
    })
    expect(await problemOf(await decide(await makeLapsed(100), 'removal'))).toMatchObject({
      code: 'not_noticed',
      message: expect.stringContaining('No last notice was sent') as unknown,
    })
    const inGrace = await makeDue(25)
    expect(await problemOf(await decide(inGrace, 'removal'))).toMatchObject({
      status: 409,
      code: 'not_lapsed',
    })
    for (const each of [queued, inGrace])
      expect((await recordOf(each)).membership).toMatchObject({ ending: null })
  })

  it('is refused while a payment is checked', async () => {
    const member = await makeDue()
    await pay(member, undefined, 'reported')
    expect(await problemOf(await decide(member, 'removal'))).toMatchObject({
      status: 409,
      code: 'being_paid',
    })
    expect(await find(member)).toBeUndefined()
  })

  it('is for who decides on memberships, with a reason', async () => {
    const member = await makeDue()
    expect((await decide(member, 'removal', {}, treasurer)).status).toBe(403)
    expect(await problemOf(await decide(member, 'removal', { reason: ' ' }))).toMatchObject({
      status: 400,
      field: 'reason',
    })
  })

  it('by two at once is recorded once', async () => {
    const member = await makeDue()
    const answers = await Promise.all([1, 2, 3].map(() => decide(member, 'removal')))
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
    expect((await recordOf(member)).history.filter(({ kind }) => kind === 'removed')).toHaveLength(1)
  })

  it('does not count where a payment had come before, whichever is known first', async () => {
    const member = await makeDue()
    const invoice = await overdueInvoice(member)
    await modelOf(app.payload, 'invoices').updateOne({ _id: invoice }, { $set: { issuedAt: inDays(-20) } })
    const user = member.id
    await modelOf(app.payload, 'invoices').updateOne({ _id: invoice }, { $set: { purpose: 'other' } }) // the removal leaves it open
    await decide(member, 'removal')
    await modelOf(app.payload, 'invoices').updateOne({ _id: invoice }, { $set: { purpose: 'renewal' } })
    await pay(member, invoice, 'confirmed', inDays(-2))
    await reconcileMembership(app.payload, user)
    expect(await recordOf(member)).toMatchObject({ status: 'active', membership: { ending: null } })
  })

  it('and a payment at the same moment end in one of two results, never in both', async () => {
    for (let round = 0; round < 3; round += 1) {
      const member = await makeDue()
      const invoice = await overdueInvoice(member)
      await Promise.all([decide(member, 'removal'), pay(member, invoice, 'confirmed')])
      await finaliseMembershipEvents(app.payload)
      const { status, membership } = await recordOf(member)
      const paid = await findInvoice(app.payload, invoice)
      expect([`${status} ${String(membership?.ending)} ${String(paid?.status)}`]).toEqual([
        paid?.status === 'void' ? 'none removed void' : 'active null paid',
      ])
    }
  })

  it('that a crash interrupted is completed by the job', async () => {
    const member = await makeDue()
    const invoice = await overdueInvoice(member)
    await decide(member, 'removal')
    // as if nothing had followed yet
    await modelOf(app.payload, 'invoices').updateOne(
      { _id: invoice },
      { $set: { status: 'open', openMinor: 10_000, voidedAt: null } },
    )
    await modelOf(app.payload, 'memberships').updateOne(
      { user: member.id },
      { $set: { withdrawnAt: null, ending: null } },
    )
    await modelOf(app.payload, 'membership-events').updateOne(
      { user: member.id, kind: 'removed' },
      { $set: { needsSettling: true } },
    )
    const mails = (await mailsTo(app.payload, member.email)).length
    await Promise.all([finaliseMembershipEvents(app.payload), finaliseMembershipEvents(app.payload)])
    expect((await recordOf(member)).membership).toMatchObject({ ending: 'removed' })
    expect(await findInvoice(app.payload, invoice)).toMatchObject({ status: 'void' })
    expect(await mailsTo(app.payload, member.email)).toHaveLength(mails)
  })
})

describe('more time', () => {
  it('lets the grace period end later, is mailed, and needs another last notice before a removal', async () => {
    const member = await makeDue()
    const until = dayIn(20)
    expect((await decide(member, 'more-time', { until })).status).toBe(201)
    const record = await recordOf(member)
    expect(record).toMatchObject({
      status: 'grace',
      membership: { graceUntil: endOfJubaDay(until).toISOString() },
    })
    expect(record.history.at(-1)).toMatchObject({
      kind: 'graceExtended',
      moreTimeUntil: endOfJubaDay(until).toISOString(),
    })
    expect(await find(member)).toBeUndefined()
    expect((await mailsTo(app.payload, member.email)).at(-1)?.text).toContain('more time to renew')
    const notices = async () =>
      (await mailsTo(app.payload, member.email)).filter(({ subject }) => subject.includes('will end soon'))
    for (const day of [1, 15, 15, 19]) await remind(day)
    expect(await notices()).toHaveLength(2)
    // the day has come
    await modelOf(app.payload, 'membership-events').updateOne(
      { user: member.id, kind: 'graceExtended' },
      { $set: { graceUntil: inDays(-0.5) } },
    )
    const [before, after] = (await notices()).map(({ dedupeKey }) => dedupeKey)
    expect(before).not.toBe(after)
    await modelOf(app.payload, 'memberships').updateOne(
      { user: member.id },
      { $set: { graceUntil: inDays(-0.5) } },
    )
    expect(await problemOf(await decide(member, 'removal'))).toMatchObject({ code: 'not_noticed' })
    await setMails(member, 'sent')
    expect((await decide(member, 'removal')).status).toBe(201)
  })

  it('that is used to pay extends the membership from its old end', async () => {
    const member = await makeDue()
    // the year and the rest of the last day in Juba
    const lastDay = async () => {
      const [year = '', ...rest] = todayInJuba(
        required((await recordOf(member)).membership?.expiresAt),
      ).split('-')
      return [Number(year), ...rest]
    }
    const [year, ...rest] = await lastDay()
    await decide(member, 'more-time', { until: dayIn(20) })
    await pay(member, await overdueInvoice(member), 'confirmed')
    expect(await lastDay()).toEqual([Number(year) + 1, ...rest])
  })

  it.each([
    ['today', 0],
    ['after more than a year', 400],
  ])('is not given until %s', async (_, days) => {
    const answer = await decide(await makeDue(), 'more-time', { until: dayIn(days) })
    expect(await problemOf(answer)).toMatchObject({ status: 400, field: 'until' })
  })

  it('is not given until a day before the grace period ends, or to who has not expired', async () => {
    expect(
      await problemOf(await decide(await makeLapsed(2), 'more-time', { until: dayIn(5) })),
    ).toMatchObject({ status: 400, code: 'too_early', field: 'until' })
    expect(
      await problemOf(await decide(await makeLapsed(-5), 'more-time', { until: dayIn(60) })),
    ).toMatchObject({ status: 409, code: 'not_expired' })
  })
})
