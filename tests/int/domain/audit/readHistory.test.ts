import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readHistory } from '../../../../domain/audit'
import { recordChange } from '../../../../domain/audit/recordChange'
import { modelOf } from '../../../../platform/database'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp
let admin: Account
let member: Account
beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Amina Lado' })
  member = await makeAccount(app.payload, { fullName: 'Nyandeng Deng' })
})
afterAll(() => app.stop())

describe('what was done to a record', () => {
  const record = (
    id: string,
    action: string,
    facts: Partial<Parameters<typeof recordChange>[1]> = {},
    user: unknown = { id: admin.id, email: admin.email },
  ): Promise<void> =>
    recordChange(
      { payload: app.payload, user: user as PayloadRequest['user'] },
      {
        action,
        subject: { collection: 'events', id, title: 'Conference' },
        ...facts,
      },
    )

  it('is told with who did it, whom it was about, what changed and why; not who came', async () => {
    const id = new ObjectId().toHexString()
    await record(id, 'events.published')
    await record(id, 'events.changed', {
      before: { title: 'A', location: 'Juba', updatedAt: '1' },
      after: { title: 'B', location: 'Wau', updatedAt: '2' },
    })
    await record(id, 'registration.removed', { account: member.id, reason: 'Asked by telephone' })
    await record(id, 'attendance.marked', { account: member.id })
    await record(id, 'events.withdrawn', {}, undefined)
    await record(new ObjectId().toHexString(), 'events.published')
    const history = await readHistory(app.payload, { collection: 'events', id })
    expect(history.map(({ title, by, detail }) => [title, by, detail])).toEqual([
      ['Event withdrawn', 'Amina Lado', null],
      ['Registration removed by staff', 'Amina Lado', 'Nyandeng Deng. Asked by telephone'],
      ['Event changed', 'Amina Lado', 'Changed: Title, Location'],
      ['Event published', 'Amina Lado', null],
    ])
    expect(Date.parse(history[0]?.at ?? '')).not.toBeNaN()
  })

  it('names nobody who is gone', async () => {
    const id = new ObjectId().toHexString()
    const left = await makeAccount(app.payload, { fullName: 'Keji Wani' })
    await record(id, 'registration.removed', { account: left.id }, null)
    await modelOf(app.payload, 'profiles').deleteOne({ user: left.id })
    expect(await readHistory(app.payload, { collection: 'events', id })).toMatchObject([
      { by: 'The site itself', detail: 'Deleted account' },
    ])
  })

  it('tells apart those of whom an address alone is known', async () => {
    const id = new ObjectId().toHexString()
    for (const email of ['first@example.org', 'second@example.org'])
      await record(id, 'events.published', {}, { email })
    expect((await readHistory(app.payload, { collection: 'events', id })).map(({ by }) => by)).toEqual([
      'second@example.org',
      'first@example.org',
    ])
  })

  it('is the last fifty entries of a long one', async () => {
    const id = new ObjectId().toHexString()
    for (let turn = 0; turn < 52; turn += 1) await record(id, 'events.published')
    expect(await readHistory(app.payload, { collection: 'events', id })).toHaveLength(50)
  })
})
