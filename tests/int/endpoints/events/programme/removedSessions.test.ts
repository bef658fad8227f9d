import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnProgramme } from '../../../../../domain/events/programme/programme.schema'
import type { Event } from '../../../../../payload-types'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, makeCrowd } from '../../../../helpers/accounts'
import { inDays, makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { mailsTo } from '../../../../helpers/mails'
import { required } from '../../../../helpers/required'
import { makeSession } from '../../../../helpers/sessions'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let manager: Account
beforeAll(async () => {
  app = await startTestPayload()
  manager = await makeAccount(app.payload, { roles: ['admin'] })
})
afterAll(() => app.stop())

const call = (method: 'GET' | 'POST' | 'DELETE', event: Event, part: string, as: Account) =>
  app.request(method, `/api/events/${event.id}/${part}`, { as })
const register = (event: Event, as: Account) => call('POST', event, 'registration', as)
const choose = (event: Event, session: string, as: Account) =>
  call('POST', event, `sessions/${session}/choice`, as)
const ownOf = async (event: Event, as: Account): Promise<OwnProgramme> =>
  jsonOf(await call('GET', event, 'programme/own', as))
const removalMailsTo = async ({ email }: Account) =>
  (await mailsTo(app.payload, email)).filter(({ template }) => template === 'sessionRemoved')

describe('the removal of a session', () => {
  it('mails those alone who had chosen a session that is removed, once', async () => {
    const event = await makeEvent(app.payload)
    const [session, other] = [
      await makeSession(app, event, manager, { title: 'Dams' }),
      await makeSession(app, event, manager),
    ]
    const [first, second, third] = await makeCrowd(app.payload, 3)
    const people = [first, second, third].map(required)
    for (const person of people) await register(event, person)
    for (const person of people) await choose(event, person === people[2] ? other : session, person)
    const remove = () => call('DELETE', event, `sessions/${session}?chosen=2`, manager)
    const answers = await Promise.all([remove(), remove()])
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    const removals = await Promise.all(people.map((person) => removalMailsTo(person)))
    expect(removals.map(({ length }) => length)).toEqual([1, 1, 0])
    const [mail] = required(removals[0])
    expect(mail?.subject).toContain('Dams')
    for (const text of [event.title, 'does not take place', 'You keep your seat'])
      expect(mail?.text).toContain(text)
    expect(mail?.links.some((link) => link.endsWith(`/events/${event.slug}/programme`))).toBe(true)
    for (const person of people) expect((await ownOf(event, person)).hasSeat).toBe(true)
  })

  it('mails nobody of a session that is over, or of an event that is cancelled, over or not published', async () => {
    const [person] = (await makeCrowd(app.payload, 1)) as [Account]
    const removeAfter = async (change: (event: Event, session: string) => Promise<unknown>) => {
      const event = await makeEvent(app.payload)
      const session = await makeSession(app, event, manager)
      await register(event, person)
      expect((await choose(event, session, person)).status).toBe(200)
      await change(event, session)
      const removed = await call('DELETE', event, `sessions/${session}?chosen=1`, manager)
      expect(await jsonOf(removed)).toEqual({ chosen: 1 })
    }
    const set = (name: 'events' | 'event-sessions', id: string, values: object) =>
      modelOf(app.payload, name).collection.updateOne({ _id: new ObjectId(id) }, { $set: values })
    const past = { eventDate: new Date(inDays(-2)), endDate: new Date(inDays(-1)) }
    await removeAfter((_, session) => set('event-sessions', session, { endsAt: new Date(inDays(-1)) }))
    await removeAfter(({ id }) => set('events', id, { isCancelled: true }))
    await removeAfter(({ id }) => set('events', id, past))
    await removeAfter(({ id }) => set('events', id, { _status: 'draft' }))
    expect(await removalMailsTo(person)).toEqual([])
    await removeAfter(() => Promise.resolve())
    expect(await removalMailsTo(person)).toHaveLength(1)
  })
})
