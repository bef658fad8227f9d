import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { queueMail } from '../../../../../domain/messaging/mail'
import { modelOf } from '../../../../../platform/database'
import { claimNext, giveUp, markSent } from '../../../../../domain/messaging/mail/outboxRepository'
import { type Account, makeAccount, newEmail } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { required } from '../../../../helpers/required'

let app: TestApp
let admin: Account

beforeAll(async () => {
  app = await startTestPayload()
  await app.payload.updateGlobal({
    slug: 'staff-settings',
    data: { secondFactorForStaff: 'optional' },
    overrideAccess: true, // the test sets it up
  })
  admin = await makeAccount(app.payload, { roles: ['admin'] })
})
afterEach(async () => {
  process.env.IS_TRIAL = 'true' // the initial setting
  await modelOf(app.payload, 'outbox').deleteMany({})
})
afterAll(() => app.stop())

const queueOpen = (to: string): Promise<void> =>
  queueMail(app.payload, { template: 'accountExists', to, data: {}, dedupeKey: randomUUID() })
const queueSecret = (to: string): Promise<void> =>
  queueMail(app.payload, {
    template: 'plain',
    to,
    data: { subject: 'A link', text: 'https://ace.test/auth?token=very-secret' },
    dedupeKey: randomUUID(),
  })

interface Row {
  id: string
  status: string
  updatedAt: string
}
const rowOf = async (to: string): Promise<Row> => {
  const response = await app.request('GET', `/api/outbox?where[to][equals]=${encodeURIComponent(to)}`, {
    as: admin,
  })
  const text = await response.text()
  if (response.status !== 200) throw new Error(text)
  return required((JSON.parse(text) as { docs: Row[] }).docs[0])
}
const view = async (id: string): Promise<Record<string, unknown>> =>
  (await app.request('GET', `/api/outbox/${id}/mail`, { as: admin })).json() as Promise<
    Record<string, unknown>
  >
const resend = ({ id, updatedAt }: Row): Promise<Response> =>
  app.request('POST', `/api/outbox/${id}/resend`, { as: admin, body: { updatedAt } })

describe('a mail in the panel', () => {
  it('shows its text', async () => {
    const to = newEmail()
    await queueOpen(to)
    const shown = await view((await rowOf(to)).id)
    expect(shown).toMatchObject({ isShown: true, attachments: [] })
    expect(shown.text).toContain('http://ace.test/auth')
  })

  it('shows a secret link in a trial installation only', async () => {
    const to = newEmail()
    await queueSecret(to)
    const { id } = await rowOf(to)
    process.env.IS_TRIAL = 'false'
    expect(await view(id)).toEqual({ isShown: false, reason: 'confidential' })
    const everything = await app.request('GET', `/api/outbox/${id}`, { as: admin })
    expect(await everything.text()).not.toMatch(/very-secret|sealed/)
    process.env.IS_TRIAL = 'true'
    expect((await view(id)).text).toContain('token=very-secret')
  })

  it('is not found when it does not exist', async () => {
    expect((await app.request('GET', `/api/outbox/${'0'.repeat(24)}/mail`, { as: admin })).status).toBe(404)
    expect((await app.request('GET', '/api/outbox/nothing/mail', { as: admin })).status).toBe(404)
  })
})

describe('resending a mail', () => {
  it('queues a failed mail again, once for ten clicks', async () => {
    const to = newEmail()
    await queueOpen(to)
    await giveUp(app.payload, required(await claimNext(app.payload)), '550 No such user')
    const row = await rowOf(to)
    const statuses = (await Promise.all(Array.from({ length: 10 }, () => resend(row))))
      .map(({ status }) => status)
      .sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    const again = await claimNext(app.payload)
    expect(again).toMatchObject({ to, attempts: 1, round: 0 })
    const { docs } = await app.payload.find({
      collection: 'audit-log',
      where: { subjectId: { equals: row.id } },
      overrideAccess: true, // the test checks the result
    })
    expect(docs.map(({ action }) => action)).toEqual(['mail.queuedAgain'])
  })

  it('queues a copy of a mail that arrived', async () => {
    const to = newEmail()
    await queueOpen(to)
    await markSent(app.payload, required(await claimNext(app.payload)), { isForgotten: false })
    expect((await resend(await rowOf(to))).status).toBe(200)
    expect(await claimNext(app.payload)).toMatchObject({ to, round: 1 })
  })

  it('does not change a mail that is being sent', async () => {
    const to = newEmail()
    await queueOpen(to)
    await claimNext(app.payload)
    const row = await rowOf(to)
    expect((await resend(row)).status).toBe(409)
    expect((await rowOf(to)).status).toBe('sending')
  })

  it('is refused for a mail with a secret', async () => {
    const to = newEmail()
    await queueSecret(to)
    await markSent(app.payload, required(await claimNext(app.payload)), { isForgotten: true })
    const row = await rowOf(to)
    expect((await resend(row)).status).toBe(409)
    expect(await view(row.id)).toEqual({ isShown: false, reason: 'gone' })
    expect((await rowOf(to)).status).toBe('sent')
  })

  it('is refused with a reason', async () => {
    const to = newEmail()
    await queueOpen(to)
    const { id } = await rowOf(to)
    for (const body of [{}, { updatedAt: 'now' }, { updatedAt: { $gt: '' } }]) {
      expect((await app.request('POST', `/api/outbox/${id}/resend`, { as: admin, body })).status).toBe(400)
    }
    expect(
      (await resend({ id: '0'.repeat(24), status: '', updatedAt: new Date().toISOString() })).status,
    ).toBe(404)
  })
})
