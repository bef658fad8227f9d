import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { CpdRecordEntry } from '../../../../../domain/cpd/cpdRecord.schema'
import { creditAttendance } from '../../../../../domain/events/attendance'
import type { Event } from '../../../../../payload-types'
import { jubaYear } from '../../../../../platform/jubaTime'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { inDays, makeEvent } from '../../../../helpers/events'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let manager: Account

beforeAll(async () => {
  app = await startTestPayload()
  manager = await makeAccount(app.payload, { roles: ['event_manager'] })
})
afterAll(() => app.stop())

const held = (overrides: Partial<Event> = {}): Promise<Event> =>
  makeEvent(app.payload, {
    title: 'Bridges of the Nile',
    eventDate: inDays(-2),
    endDate: inDays(-1),
    cpdHours: 6,
    ...overrides,
  })
const makeMember = async (facts: Record<string, unknown> = {}): Promise<Account> => {
  const person = await makeAccount(app.payload)
  await makeMembership(app.payload, person.id, facts)
  return person
}
const register = (event: Event, ...people: Account[]) =>
  modelOf(app.payload, 'registrations').create(people.map(({ id: user }) => ({ event: event.id, user })))
const mark = async (event: Event, person: Account, isPresent = true): Promise<void> => {
  const path = `/api/events/${event.id}/attendance/${person.id}`
  expect((await app.request('POST', path, { as: manager, body: { isPresent } })).status).toBe(200)
}
/** Members marked as there, without what happens right afterwards. */
const wereThere = (event: Event, ...people: Account[]) =>
  modelOf(app.payload, 'attendances').create(people.map(({ id: user }) => ({ event: event.id, user })))
const change = (event: Event, data: Partial<Event>) =>
  app.payload.update({ collection: 'events', id: event.id, data, overrideAccess: true }) // the test prepares its data
const logOf = async (person: Account, year?: number): Promise<CpdRecordEntry[]> => {
  const years = year ? [year] : [jubaYear(new Date()), jubaYear(new Date()) - 1]
  const records = await Promise.all(
    years.map((one) => app.request('GET', `/api/cpd-entries/record?year=${one}`, { as: person })),
  )
  const bodies = (await Promise.all(records.map((record) => record.json()))) as { docs: CpdRecordEntry[] }[]
  return bodies.flatMap(({ docs }) => docs)
}
const dueAt = async ({ id }: Event): Promise<Date | null> => {
  const ledger = await modelOf(app.payload, 'seat-ledgers')
    .findOne({ event: id })
    .lean<{ creditsDueAt?: Date }>()
  return ledger?.creditsDueAt ?? null
}
const setDueAt = (event: Event, creditsDueAt: Date) =>
  modelOf(app.payload, 'seat-ledgers').updateOne({ event: event.id }, { $set: { creditsDueAt } })

describe('attendance at an event with CPD hours', () => {
  it('becomes one entry in the log of a member, right after the mark, and goes with it', async () => {
    const event = await held()
    const member = await makeMember()
    await register(event, member)
    await mark(event, member)
    await mark(event, member)
    const [entry, ...others] = await logOf(member)
    expect(others).toEqual([])
    expect(entry).toMatchObject({
      title: 'Bridges of the Nile',
      kind: 'conference',
      date: new Date(Date.parse(event.eventDate) + 2 * 60 * 60 * 1000).toISOString().slice(0, 10),
      hours: 6,
      event: event.id,
    })
    await mark(event, member, false)
    expect(await logOf(member)).toEqual([])
  })

  it('counts for former members, and for nobody who never was one', async () => {
    const event = await held()
    const former = await makeMember({ expiresAt: new Date(inDays(-400)), graceUntil: null })
    const guest = await makeAccount(app.payload)
    await register(event, former, guest)
    await mark(event, former)
    await mark(event, guest)
    expect(await logOf(former)).toHaveLength(1)
    expect(await logOf(guest)).toEqual([])
  })

  it('is stored once by many at once', async () => {
    const event = await held()
    const members = await Promise.all(Array.from({ length: 5 }, () => makeMember()))
    await register(event, ...members)
    await wereThere(event, ...members)
    await setDueAt(event, new Date())
    await Promise.all([
      ...Array.from({ length: 4 }, () => creditAttendance(app.payload)),
      ...members.map((member) => mark(event, member)),
    ])
    const entries = modelOf(app.payload, 'cpd-entries')
    expect(await entries.countDocuments({ event: event.id })).toBe(5)
  })

  it('counts once the event is over', async () => {
    const event = await held({ eventDate: new Date().toISOString(), endDate: inDays(1) })
    const member = await makeMember()
    await register(event, member)
    await mark(event, member)
    await setDueAt(event, new Date(Date.now() - 2 * 60_000))
    await creditAttendance(app.payload)
    expect(await logOf(member)).toEqual([])
    expect((await dueAt(event))?.toISOString()).toBe(event.endDate)

    // the end comes
    await modelOf(app.payload, 'events').updateOne(
      { _id: event.id },
      { endDate: new Date(Date.now() - 1000) },
    )
    await setDueAt(event, new Date(Date.now() - 1000))
    await creditAttendance(app.payload)
    expect(await logOf(member)).toHaveLength(1)
    expect(await dueAt(event)).not.toBeNull() // a change may still be under way
    await setDueAt(event, new Date(Date.now() - 2 * 60_000))
    await creditAttendance(app.payload)
    expect(await logOf(member)).toHaveLength(1)
    expect(await dueAt(event)).toBeNull()
  })

  it('follows what is corrected of the event', async () => {
    const event = await held({ cpdHours: null })
    const member = await makeMember()
    await register(event, member)
    await mark(event, member)
    expect(await logOf(member)).toEqual([])
    const hours = async (): Promise<number[]> => {
      await creditAttendance(app.payload)
      return (await logOf(member)).map((entry) => entry.hours)
    }
    await change(event, { cpdHours: 4 })
    expect(await hours()).toEqual([4])
    await change(event, { cpdHours: 7.5, title: 'Bridges and roads' })
    expect(await hours()).toEqual([7.5])
    expect((await logOf(member))[0]?.title).toBe('Bridges and roads')
    await change(event, { isCancelled: true })
    expect(await hours()).toEqual([])
    await change(event, { isCancelled: false })
    expect(await hours()).toEqual([7.5])
  })

  it('is made good by the job when a process stopped after a mark', async () => {
    const event = await held()
    const [came, gone] = [await makeMember(), await makeMember()]
    await register(event, came, gone)
    await mark(event, gone)
    await modelOf(app.payload, 'attendances').deleteOne({ event: event.id, user: gone.id })
    await wereThere(event, came)
    await creditAttendance(app.payload)
    expect(await logOf(came)).toHaveLength(1)
    expect(await logOf(gone)).toEqual([])
  })

  it('counts at other events when one cannot be credited', async () => {
    const [broken, whole] = [await held(), await held()]
    const member = await makeMember()
    await wereThere(broken, member)
    await wereThere(whole, member)
    // no entry can be stored without a date
    await modelOf(app.payload, 'events').collection.updateOne(
      { slug: broken.slug },
      { $set: { eventDate: 'soon' } },
    )
    await setDueAt(broken, new Date(Date.now() - 1000))
    await setDueAt(whole, new Date())
    await creditAttendance(app.payload)
    expect((await logOf(member)).map(({ event }) => event)).toEqual([whole.id])
    expect(await dueAt(broken)).not.toBeNull()
    await modelOf(app.payload, 'events').updateOne({ _id: broken.id }, { eventDate: inDays(-2) })
    await creditAttendance(app.payload)
    expect(await logOf(member)).toHaveLength(2)
  })

  it('makes an entry that its member does not change, delete or copy', async () => {
    const event = await held()
    const member = await makeMember()
    await register(event, member)
    await mark(event, member)
    const [entry] = await logOf(member)
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    const path = `/api/cpd-entries/${entry?.id}`
    for (const as of [member, admin]) {
      expect((await app.request('PATCH', path, { as, body: { hours: 90 } })).status).toBe(403)
      expect((await app.request('DELETE', path, { as })).status).toBe(403)
      await app.request('POST', `${path}/duplicate`, { as, body: {} }) // the copy is an ordinary entry
    }
    expect((await logOf(member)).filter((one) => one.event).map(({ hours }) => hours)).toEqual([6])
    // and nobody makes one
    const body = { title: 'x', kind: 'course', date: entry?.date, hours: 1, event: (await held()).id }
    await app.request('POST', '/api/cpd-entries', { as: member, body })
    const own = (await logOf(member)).find(({ title }) => title === 'x')
    expect(own).toMatchObject({ event: null })
    await app.request('PATCH', `/api/cpd-entries/${own?.id}`, { as: member, body: { event: event.id } })
    expect((await logOf(member)).find(({ title }) => title === 'x')).toMatchObject({ event: null })
  })

  it('leaves its hours to the member when the event is deleted', async () => {
    const event = await held()
    const member = await makeMember()
    await register(event, member)
    await mark(event, member)
    await app.payload.delete({ collection: 'events', id: event.id, overrideAccess: true }) // the test prepares its data
    const [entry] = await logOf(member)
    expect(entry).toMatchObject({ hours: 6, event: null })
    const path = `/api/cpd-entries/${entry?.id}`
    expect((await app.request('DELETE', path, { as: member })).status).toBe(200)
  })
})
