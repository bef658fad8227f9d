import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendWorkDigests } from '../../../../../domain/office/workDigests'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { applicationInput } from '../../../../helpers/applications'
import { createDocument } from '../../../../helpers/createDocument'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

/** Half past six in Juba. */
const MORNING = new Date('2026-12-01T04:30:00.000Z')

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
  await createDocument(app.payload, 'applications', {
    ...applicationInput(),
    status: 'pending',
    revision: 0,
    createdAt: new Date('2026-11-01T09:00:00.000Z'),
  })
})
afterAll(() => app.stop())

const want = async (as: Account, isWanted = true): Promise<void> => {
  const answer = await app.request('POST', '/api/desk-settings/change', {
    as,
    body: { change: 'digest', isWanted },
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
  expect(await answer.json()).toMatchObject({ hasDigest: isWanted })
}
const mailsTo = ({ email }: Account) =>
  modelOf(app.payload, 'outbox')
    .find({ template: 'workDigest', to: email })
    .lean<{ data: { total: number; lines: string[] } }[]>()
    .exec()
const send = (now = MORNING) => sendWorkDigests(app.payload, undefined, now)

describe('what waits, by mail in the morning', () => {
  it('goes once a day to staff who asked for it, within their rights', async () => {
    const [registrar, editor, other] = [
      await makeAccount(app.payload, { roles: ['registrar'] }),
      await makeAccount(app.payload, { roles: ['editor'] }),
      await makeAccount(app.payload, { roles: ['registrar'] }),
    ]
    await want(registrar)
    await want(editor)
    await Promise.all([send(), send()])
    await send(new Date(MORNING.getTime() + 60 * 60_000))
    expect(await mailsTo(registrar)).toMatchObject([
      { data: { total: 1, lines: ['1 Application, 1 of them later than promised'] } },
    ])
    expect(await mailsTo(editor)).toEqual([]) // nothing waits
    expect(await mailsTo(other)).toEqual([]) // did not ask
    await send(new Date(MORNING.getTime() + 24 * 60 * 60_000))
    expect(await mailsTo(registrar)).toHaveLength(2)
    await want(registrar, false)
    await send(new Date(MORNING.getTime() + 48 * 60 * 60_000))
    expect(await mailsTo(registrar)).toHaveLength(2)
  })

  it.each(['2026-12-03T03:59:00.000Z', '2026-12-03T10:00:00.000Z'])(
    'waits for the morning at %s',
    async (at) => {
      const registrar = await makeAccount(app.payload, { roles: ['registrar'] })
      await want(registrar)
      await send(new Date(at))
      expect(await mailsTo(registrar)).toEqual([])
      await want(registrar, false)
    },
  )

  it('does not go to an account that is locked or has no role any more; an auditor reads all', async () => {
    const make = async (role: 'registrar' | 'auditor'): Promise<Account> => {
      const account = await makeAccount(app.payload, { roles: [role] })
      await want(account)
      return account
    }
    const [locked, former, auditor] = [
      await make('registrar'),
      await make('registrar'),
      await make('auditor'),
    ]
    await modelOf(app.payload, 'users').updateOne({ _id: locked.id }, { $set: { lockedAt: new Date() } })
    await modelOf(app.payload, 'roles').deleteMany({ user: former.id })
    await send(new Date('2026-12-07T04:30:00.000Z'))
    expect(await mailsTo(locked)).toEqual([])
    expect(await mailsTo(former)).toEqual([])
    const [mail] = await mailsTo(auditor)
    expect(mail?.data.lines).toContain('1 Application, 1 of them later than promised')
  })
})
