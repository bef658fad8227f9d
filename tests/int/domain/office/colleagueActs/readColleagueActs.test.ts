import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readColleagueActs } from '../../../../../domain/office/colleagueActs'
import type { ColleagueActs } from '../../../../../domain/office/colleagueActs/colleagueActs.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const HOUR_MS = 60 * 60_000

let app: TestApp
beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const admin = (fullName?: string) =>
  makeAccount(app.payload, { roles: ['admin'], ...(fullName && { fullName }) })
const log = async (actor: Account, action: string, hoursAgo: number, count = 1): Promise<void> => {
  const createdAt = new Date(Date.now() - hoursAgo * HOUR_MS)
  const entry = { action, actor: new ObjectId(actor.id), createdAt, updatedAt: createdAt }
  await modelOf(app.payload, 'audit-log').collection.insertMany(
    Array.from({ length: count }, () => ({ ...entry })),
  )
}
const wasHere = (reader: Account, at: { visitedAt: Date; visitedBefore?: Date }) =>
  modelOf(app.payload, 'desk-settings').collection.updateOne(
    { user: new ObjectId(reader.id) },
    { $set: at },
    { upsert: true },
  )
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS)
const read = async (reader: Account): Promise<ColleagueActs> =>
  (await (await app.request('GET', '/api/colleague-acts', { as: reader })).json()) as ColleagueActs
const of = ({ colleagues }: ColleagueActs, { id }: Account) => colleagues.find((one) => one.id === id)?.acts

describe('what colleagues did', () => {
  it('is told in counts since the reader was here, without sign-ins and own acts', async () => {
    const [reader, colleague] = [await admin(), await admin('Achol Garang')]
    const member = await makeAccount(app.payload)
    await log(member, 'consent.given', 1)
    await log(colleague, 'message.answered', 2, 3)
    await log(colleague, 'task.added', 1)
    await log(colleague, 'sign-in.succeeded', 1)
    await log(colleague, 'task.finished', 30)
    await log(reader, 'task.added', 1)
    await wasHere(reader, { visitedAt: ago(10) })
    const told = await read(reader)
    expect(of(told, colleague)).toEqual([
      { what: 'Task added', count: 1 },
      { what: 'Message answered', count: 3 },
    ])
    expect(told.colleagues.find(({ id }) => id === colleague.id)?.fullName).toBe('Achol Garang')
    expect(of(told, reader)).toBeUndefined()
    expect(of(told, member)).toBeUndefined() // no colleague
  })

  it('stays the same during a visit, and begins anew with the next', async () => {
    const [reader, colleague] = [await admin(), await admin()]
    const visit = () =>
      app.request('POST', '/api/desk-settings/change', { as: reader, body: { change: 'visit' } })
    await log(colleague, 'task.added', 20)
    await wasHere(reader, { visitedAt: ago(30) })
    expect(of(await read(reader), colleague)).toHaveLength(1)
    const answers = await Promise.all([visit(), visit(), visit()])
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(of(await read(reader), colleague)).toHaveLength(1)
    const later = await readColleagueActs(app.payload, reader.id, new Date(Date.now() + 5 * HOUR_MS))
    expect(of(later, colleague)).toBeUndefined()
  })

  it('goes back a day at first, and two weeks at most', async () => {
    const [reader, colleague] = [await admin(), await admin()]
    await log(colleague, 'task.added', 20)
    await log(colleague, 'task.finished', 15 * 24)
    expect(of(await read(reader), colleague)).toEqual([{ what: 'Task added', count: 1 }])
    await wasHere(reader, { visitedAt: ago(60 * 24) })
    expect(of(await read(reader), colleague)).toEqual([{ what: 'Task added', count: 1 }])
  })

  it('is told to administrators and auditors alone', async () => {
    const statuses = await Promise.all(
      (['auditor', 'registrar', 'treasurer'] as const).map(
        async (role) =>
          (
            await app.request('GET', '/api/colleague-acts', {
              as: await makeAccount(app.payload, { roles: [role] }),
            })
          ).status,
      ),
    )
    expect(statuses).toEqual([200, 403, 403])
  })
})
