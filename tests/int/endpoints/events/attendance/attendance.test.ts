import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Region } from '../../../../../collections/access/roles'
import type { AttendanceList } from '../../../../../domain/events/attendance/attendance.schema'
import { encodeCondition } from '../../../../../domain/office/savedLists/conditionTexts.schema'
import type { ListCondition } from '../../../../../domain/office/savedLists/listFields.schema'
import type { ListRowsPage } from '../../../../../domain/office/savedLists/listRows.schema'
import type { PersonPartRow } from '../../../../../domain/people/personRecord/personParts.schema'
import type { Event } from '../../../../../payload-types'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { inDays, makeEvent } from '../../../../helpers/events'
import { makeMembership } from '../../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let manager: Account
let colleague: Account
let lead: Account
let registrar: Account

beforeAll(async () => {
  app = await startTestPayload()
  manager = await makeAccount(app.payload, { roles: ['event_manager'], fullName: 'Zuor Manager' })
  colleague = await makeAccount(app.payload, { roles: ['event_manager'] })
  lead = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' })
  registrar = await makeAccount(app.payload, { roles: ['registrar'] })
})
afterAll(() => app.stop())

/** An event that begins now, unless said otherwise. */
const held = (overrides: Partial<Event> = {}): Promise<Event> =>
  makeEvent(app.payload, { eventDate: new Date().toISOString(), ...overrides })

const registered = async (event: Event, fullName: string, region?: Region): Promise<Account> => {
  const person = await makeAccount(app.payload, { fullName })
  if (region) await modelOf(app.payload, 'profiles').updateOne({ user: person.id }, { $set: { region } })
  await modelOf(app.payload, 'registrations').create({ event: event.id, user: person.id })
  return person
}
const mark = (
  event: { id: string },
  person: { id: string },
  isPresent = true,
  as = manager,
): Promise<Response> =>
  app.request('POST', `/api/events/${event.id}/attendance/${person.id}`, { as, body: { isPresent } })
const list = async (event: { id: string }, query = '', as = manager): Promise<AttendanceList> => {
  const response = await app.request('GET', `/api/events/${event.id}/attendance${query}`, { as })
  expect(response.status, await response.clone().text()).toBe(200)
  return (await response.json()) as AttendanceList
}
const namesIn = ({ docs }: AttendanceList): string[] => docs.map(({ fullName }) => fullName)
const actionsAbout = async (account: string): Promise<unknown[]> => {
  const entries = await modelOf(app.payload, 'audit-log')
    .find({ account, action: /^attendance/ })
    .sort({ createdAt: 1, _id: 1 })
    .lean()
  return entries.map((entry) => Reflect.get(entry, 'action') as unknown)
}
const peopleWith = async (...conditions: ListCondition[]): Promise<(string | null)[]> => {
  const query = new URLSearchParams([
    ['subject', 'people'],
    ...conditions.map((one) => ['c', encodeCondition(one)]),
  ]).toString()
  const response = await app.request('GET', `/api/saved-lists/rows?${query}`, { as: registrar })
  expect(response.status, await response.clone().text()).toBe(200)
  return ((await response.json()) as ListRowsPage).docs.map(({ person }) => person)
}

describe('attendance at an event', () => {
  it('is one mark, however many mark the same person at once, and is undone', async () => {
    const event = await held()
    const person = await registered(event, 'Achol Deng')
    await registered(event, 'Lado Wani')
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => mark(event, person, true, index % 2 ? manager : colleague)),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await modelOf(app.payload, 'attendances').countDocuments({ event: event.id })).toBe(1)
    expect(await list(event)).toMatchObject({ registered: 2, attended: 1, totalDocs: 2, closed: null })
    expect(namesIn(await list(event, '?show=came'))).toEqual(['Achol Deng'])
    expect(namesIn(await list(event, '?show=missing'))).toEqual(['Lado Wani'])

    await Promise.all([mark(event, person, false), mark(event, person, false, colleague)])
    expect(await list(event)).toMatchObject({ registered: 2, attended: 0 })
    expect(await actionsAbout(person.id)).toEqual(['attendance.marked', 'attendance.unmarked'])
  })

  it('is searched by name and address, by name, in pages', async () => {
    const event = await held()
    for (const name of ['Mary (Ayen) Ajak', 'Deng Ajak', 'Keji Lado']) await registered(event, name)
    expect(namesIn(await list(event))).toEqual(['Deng Ajak', 'Keji Lado', 'Mary (Ayen) Ajak'])
    expect(namesIn(await list(event, '?q=ajak'))).toEqual(['Deng Ajak', 'Mary (Ayen) Ajak'])
    expect(namesIn(await list(event, `?q=${encodeURIComponent('(ayen')}`))).toEqual(['Mary (Ayen) Ajak'])
    expect(await list(event, '?q=ajak')).toMatchObject({ registered: 3, totalDocs: 2 })
    for (const query of ['?page=0', '?show=nobody', '?sort=email'])
      expect(
        (await app.request('GET', `/api/events/${event.id}/attendance${query}`, { as: manager })).status,
      ).toBe(400)
  })

  it('is marked for who is registered alone, from the day of a published event on', async () => {
    const event = await held()
    expect((await mark(event, await makeAccount(app.payload))).status).toBe(404)
    expect((await mark({ id: '0'.repeat(24) }, registrar)).status).toBe(404)
    const early = await held({ eventDate: inDays(3) })
    const cancelled = await held({ isCancelled: true })
    for (const closed of [early, cancelled]) {
      const person = await registered(closed, 'Too Early')
      const response = await mark(closed, person)
      expect(response.status).toBe(409)
      expect(await response.json()).toMatchObject({ errors: [{ code: 'closed' }] })
      expect((await list(closed)).closed).toBeTruthy()
      expect((await mark(closed, person, false)).status).toBe(200)
      expect(await modelOf(app.payload, 'attendances').countDocuments({ event: closed.id })).toBe(0)
    }
  })

  it('stays where the registration is gone, and goes with the event', async () => {
    const event = await held()
    const person = await registered(event, 'Gone Home')
    await mark(event, person)
    await modelOf(app.payload, 'registrations').deleteOne({ event: event.id, user: person.id })
    const { docs, registered: count, attended } = await list(event)
    expect(docs).toMatchObject([{ fullName: 'Gone Home', registeredAt: null }])
    expect([count, attended]).toEqual([0, 1])
    await app.payload.delete({ collection: 'events', id: event.id, overrideAccess: true }) // the test's own event
    expect(await modelOf(app.payload, 'attendances').countDocuments({ event: event.id })).toBe(0)
  })

  it('is exported with who marked it', async () => {
    const event = await held()
    await mark(event, await registered(event, 'Achol Deng'))
    await registered(event, 'Lado Wani')
    const response = await app.request('GET', `/api/events/${event.id}/attendance.csv`, { as: manager })
    expect(response.status).toBe(200)
    const lines = (await response.text()).trim().split('\r\n')
    expect(lines).toHaveLength(3)
    expect(lines[0]).toContain('Name,Email,Registered (Juba time),Came (Juba time),Marked by')
    expect(lines[1]).toMatch(/^Achol Deng,.*\d\d:\d\d,.*\d\d:\d\d,Zuor Manager$/)
    expect(lines[2]).toMatch(/^Lado Wani,.*,,$/)
  })
})

describe('a list of participants', () => {
  const send = (event: { id: string }, text: unknown, as = manager): Promise<Response> =>
    app.request('POST', `/api/events/${event.id}/participants`, { as, body: { list: text } })

  it('marks everybody whom it names, once, and tells whom nobody knows', async () => {
    const event = await held()
    const [one, two] = [await makeAccount(app.payload), await makeAccount(app.payload)]
    const { number } = await makeMembership(app.payload, two.id)
    const file = `Name,Email,Minutes\n"Deng, Achol",<${one.email.toUpperCase()}>,55\nLado,nobody@example.org,3\n${number};12`
    expect(await (await send(event, `${file}\n${file}`)).json()).toEqual({
      marked: 2,
      unknown: ['nobody@example.org'],
    })
    expect(await list(event)).toMatchObject({ attended: 2 })
    expect((await send(event, file)).status).toBe(200)
    expect(await actionsAbout(one.id)).toEqual(['attendance.marked'])
  })

  it('is refused without an address, when it is too long, and before the day of the event', async () => {
    const event = await held()
    const many = Array.from({ length: 501 }, (_, place) => `a${place}@example.org`).join(' ')
    const long = 'a'.repeat(199_999)
    for (const wrong of ['Achol Deng, 55 minutes', long, `${long}@`, many, 7, '']) {
      expect((await send(event, wrong)).status).toBe(400)
    }
    const ahead = await makeEvent(app.payload)
    expect((await send(ahead, 'a@example.org')).status).toBe(409)
  })
})

describe('somebody who did not register', () => {
  const add = (event: { id: string }, who: unknown, as = manager): Promise<Response> =>
    app.request('POST', `/api/events/${event.id}/attendance`, { as, body: { who } })

  it('is marked by address or membership number, once, and takes no seat', async () => {
    const event = await held({ maxAttendees: 1 })
    await registered(event, 'Registered')
    const [byEmail, byNumber] = [
      await makeAccount(app.payload, { fullName: 'Abuk Walk' }),
      await makeAccount(app.payload, { fullName: 'Bol Walk' }),
    ]
    const { number } = await makeMembership(app.payload, byNumber.id)
    const answers = await Promise.all([1, 2, 3].map(() => add(event, ` ${byEmail.email.toUpperCase()} `)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect(await (await add(event, number.toLowerCase())).json()).toEqual({
      outcome: 'marked',
      fullName: 'Bol Walk',
    })
    expect(await list(event)).toMatchObject({ registered: 1, attended: 2, totalDocs: 3 })
    expect(await actionsAbout(byEmail.id)).toEqual(['attendance.marked'])
    // and is taken off like everybody
    expect((await mark(event, byEmail, false)).status).toBe(200)
    expect(namesIn(await list(event))).toEqual(['Bol Walk', 'Registered'])
  })

  it('is told apart from nobody, and stays within the region of a lead', async () => {
    const event = await held({ region: 'greater_equatoria' })
    for (const who of ['nobody@example.org', 'ACE-2026-1', 'Achol'])
      expect((await add(event, who)).status).toBe(404)
    for (const who of ['', ' ', 7]) expect((await add(event, who)).status).toBe(400)
    const other = await makeAccount(app.payload)
    await modelOf(app.payload, 'profiles').updateOne(
      { user: other.id },
      { $set: { region: 'greater_upper_nile' } },
    )
    expect((await add(event, other.email, lead)).status).toBe(404)
    expect((await add(event, other.email)).status).toBe(200)
    expect((await add(await held({ eventDate: inDays(3) }), other.email)).status).toBe(409)
  })
})

describe('the lead of a chapter', () => {
  it('keeps the attendance of the own people at the own events', async () => {
    const event = await held({ region: 'greater_equatoria' })
    const own = await registered(event, 'Own Person', 'greater_equatoria')
    const other = await registered(event, 'Other Person', 'greater_upper_nile')
    await mark(event, other)
    expect((await mark(event, own, true, lead)).status).toBe(200)
    expect((await mark(event, other, false, lead)).status).toBe(404)
    const seen = await list(event, '', lead)
    expect(namesIn(seen)).toEqual(['Own Person'])
    expect(seen).toMatchObject({ totalDocs: 1, registered: 1, attended: 1 })
    expect((await list(event, '?q=Other', lead)).totalDocs).toBe(0)
    const file = await app.request('GET', `/api/events/${event.id}/attendance.csv`, { as: lead })
    expect(await file.text()).not.toContain('Other Person')
    expect(await list(event)).toMatchObject({ registered: 2, attended: 2 })
  })

  it('does not see events of others', async () => {
    for (const region of ['greater_upper_nile', undefined] as const) {
      const event = await held({ region })
      const person = await registered(event, 'Somebody', 'greater_equatoria')
      expect((await app.request('GET', `/api/events/${event.id}/attendance`, { as: lead })).status).toBe(404)
      expect((await mark(event, person, true, lead)).status).toBe(404)
    }
  })
})

describe('who attended', () => {
  it('is found by lists, and told on the person’s page', async () => {
    const event = await held()
    const [came, missing] = [
      await registered(event, `Came ${randomUUID()}`),
      await registered(event, `Missing ${randomUUID()}`),
    ]
    await mark(event, came)
    expect(await peopleWith({ field: 'attended', op: 'is', values: [event.id] })).toEqual([came.id])
    const year: ListCondition = { field: 'attendedOn', op: 'in', values: ['thisYear'] }
    const found = await peopleWith(year, { field: 'event', op: 'is', values: [event.id] })
    expect(found).toEqual([came.id])
    expect(
      await peopleWith({ ...year, op: 'notIn' }, { field: 'event', op: 'is', values: [event.id] }),
    ).toEqual([missing.id])
    for (const [person, state] of [
      [came, 'Attended'],
      [missing, 'Was registered'],
    ] as const) {
      const response = await app.request('GET', `/api/users/${person.id}/part/events`, { as: registrar })
      const { docs } = (await response.json()) as { docs: PersonPartRow[] }
      expect(docs.map((row) => [row.title, row.state])).toEqual([[event.title, state]])
    }
  })
})
