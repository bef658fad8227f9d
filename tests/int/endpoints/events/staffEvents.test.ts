import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  EventChanged,
  EventDetail,
  EventList,
  RegistrantList,
} from '../../../../domain/events/events.schema'
import type { Event } from '../../../../payload-types'
import { modelOf } from '../../../../platform/database'
import { type Account, makeAccount, makeCrowd } from '../../../helpers/accounts'
import { eventInput, inDays, makeEvent } from '../../../helpers/events'
import { mailsTo } from '../../../helpers/mails'
import { readSeats } from '../../../helpers/seats'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { required } from '../../../helpers/required'

let app: TestApp
let admin: Account
let colleague: Account
let lead: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'], fullName: 'Achol Admin' })
  colleague = await makeAccount(app.payload, { roles: ['admin'] })
  lead = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' })
})
afterAll(() => app.stop())

const ask = async <Body>(path: string, as = admin): Promise<Body> =>
  (await (await app.request('GET', `/api/events${path}`, { as })).json()) as Body
const send = (path: string, body: unknown, as = admin): Promise<Response> =>
  app.request('POST', `/api/events${path}`, { as, body })
const register = (event: string, as: Account): Promise<Response> =>
  app.request('POST', `/api/events/${event}/registration`, { as })
const desk = (id: string, as = admin): Promise<EventDetail> => ask<EventDetail>(`/${id}/desk`, as)
const problemsOf = async (response: Response) =>
  ((await response.json()) as { errors: { message: string; field?: string; code: string }[] }).errors
const create = async (input: Record<string, unknown> = {}): Promise<EventDetail> => {
  const response = await send('/list', eventInput(input))
  expect(response.status, await response.clone().text()).toBe(201)
  return desk(((await response.json()) as { id: string }).id)
}
const stored = (id: string): Promise<Event> =>
  app.payload.findByID({ collection: 'events', id, depth: 0, overrideAccess: true }) // the test checks the result

describe('creating an event', () => {
  // proves: C129
  it('creates a draft by default, with Juba time and its creator', async () => {
    const event = await create({
      eventDate: '2027-03-01T09:30',
      endDate: '2027-03-02T17:00',
      isVirtual: true,
      maxAttendees: 40,
      description: 'Bring boots.',
    })
    expect(event).toMatchObject({
      status: 'draft',
      registered: 0,
      maxAttendees: 40,
      createdBy: 'Achol Admin',
      isVirtual: true,
      hasDraft: false,
    })
    expect(event.form).toMatchObject({ eventDate: '2027-03-01T09:30', endDate: '2027-03-02T17:00' })
    expect(await stored(event.id)).toMatchObject({
      eventDate: '2027-03-01T07:30:00.000Z',
      endDate: '2027-03-02T15:00:00.000Z',
      createdBy: admin.id,
      _status: 'draft',
    })
    expect((await app.request('GET', `/api/events/${event.id}`)).status).toBe(404)
  })

  it('publishes at once on request', async () => {
    const { id } = await create({ status: 'published' })
    expect((await app.request('GET', `/api/events/${id}`)).status).toBe(200)
  })

  it('accepts the values of a form: empty texts and checkboxes', async () => {
    const event = await create({
      description: '',
      endDate: '',
      maxAttendees: '25',
      isVirtual: 'on',
      region: '',
    })
    expect(event).toMatchObject({
      description: null,
      endDate: null,
      maxAttendees: 25,
      isVirtual: true,
      isDateToBeAnnounced: false,
      region: null,
    })
  })

  it('preserves programme, speakers and practical information when other fields change', async () => {
    const details = {
      venue: 'Hall 2, upper floor',
      programme: '09:00 Soils\n12:00 Lunch',
      speakers: 'Ayen Ajak, Nile Works',
      audience: 'Site engineers',
      whatToBring: 'Boots',
      cpdHours: 6.5,
      contactName: 'Office',
      contactEmail: 'office@example.org',
    }
    const event = await create({ ...details, cpdHours: '6.5', status: 'published' })
    expect(event.form).toMatchObject(details)
    expect(
      (await send(`/${event.id}/desk`, { ...event.form, location: 'Torit', updatedAt: event.updatedAt }))
        .status,
    ).toBe(200)
    expect(await stored(event.id)).toMatchObject({ ...details, location: 'Torit' })
    expect((await desk(event.id)).form).toMatchObject(details)
  })

  // proves: C169
  it.each([
    [{ cpdHours: '0.3' }, 'cpdHours', 'Please enter hours from 0.5 to 100 in steps of a half, or nothing'],
    [{ contactEmail: 'nobody' }, 'contactEmail', 'Please enter a valid email address'],
    [{ title: ' ' }, 'title', 'Title is required'],
    [{ title: undefined }, 'title', 'Title is required'],
    [{ eventDate: '' }, 'eventDate', 'Event date is required'],
    [{ eventDate: '2027-02-30T10:00' }, 'eventDate', 'Event date is required'],
    [{ location: '' }, 'location', 'Location is required'],
    [{ endDate: '2020-01-01T10:00' }, 'endDate', 'The end must come after the start'],
    [{ maxAttendees: 0 }, 'maxAttendees', 'Please enter a whole number from 1 to 100000, or nothing'],
    [{ maxAttendees: '1.5' }, 'maxAttendees', 'Please enter a whole number from 1 to 100000, or nothing'],
    [{ status: 'cancelled' }, 'status', 'Please choose a status'],
    [{ region: 'nowhere' }, 'region', 'Please choose a region'],
  ])('refuses %j', async (input, field, message) => {
    const response = await send('/list', eventInput(input))
    expect(response.status).toBe(400)
    expect(await problemsOf(response)).toContainEqual(expect.objectContaining({ field, message }))
  })

  it.each([{ createdBy: '0'.repeat(24) }, { _status: 'published' }, { isCancelled: true }])(
    'refuses unknown fields: %j',
    async (more) => {
      expect((await send('/list', eventInput(more))).status).toBe(400)
    },
  )

  it('creates a slug for a title in Arabic, and for one title many times at once', async () => {
    expect((await create({ title: 'ورشة عمل' })).slug).toMatch(/^events(-\d+)?$/)
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => send('/list', eventInput({ title: 'Annual dinner' }))),
    )
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  })
})

describe('the list of events for staff', () => {
  const MARK = 'Marked for the list'
  beforeAll(async () => {
    await makeEvent(app.payload, {
      title: `=cmd ${MARK}`,
      eventDate: inDays(20),
      maxAttendees: 5,
      region: 'greater_equatoria',
    })
    await makeEvent(app.payload, { title: `Draft ${MARK}`, eventDate: inDays(10), _status: 'draft' })
    await makeEvent(app.payload, { title: `Over ${MARK}`, eventDate: inDays(-10) })
    await makeEvent(app.payload, { title: `Off ${MARK}`, eventDate: inDays(5), isCancelled: true })
    await makeEvent(app.payload, {
      title: `Some day ${MARK}`,
      eventDate: inDays(-20),
      isDateToBeAnnounced: true,
    })
  })
  const titles = async (query: string, as = admin): Promise<string[]> =>
    (await ask<EventList>(`/list?q=${encodeURIComponent(MARK)}${query}`, as)).docs.map(({ title }) =>
      title.replace(` ${MARK}`, ''),
    )

  it.each([
    ['', ['=cmd', 'Draft', 'Off', 'Over', 'Some day']],
    ['&sort=eventDate', ['Some day', 'Over', 'Off', 'Draft', '=cmd']],
    ['&status=draft', ['Draft']],
    ['&status=published', ['=cmd', 'Over', 'Some day']],
    ['&status=cancelled', ['Off']],
    ['&when=upcoming', ['=cmd', 'Draft', 'Off', 'Some day']],
    ['&when=past', ['Over']],
    ['&region=greater_equatoria', ['=cmd']],
    ['&when=past&status=draft', []],
  ])('filtered by %s contains %j', async (query, expected) => {
    expect(await titles(query)).toEqual(expected)
  })

  it.each(['?status=lost', '?sort=createdBy', '?q[$ne]=1', '?limit=5', '?page=0'])(
    'refuses %s',
    async (query) => {
      expect((await app.request('GET', `/api/events/list${query}`, { as: admin })).status).toBe(400)
    },
  )

  it('shows a chapter lead the events of their region only, drafts included', async () => {
    const own = await makeEvent(app.payload, {
      title: `Chapter ${MARK}`,
      eventDate: inDays(1),
      region: 'greater_equatoria',
      _status: 'draft',
    })
    const other = await makeEvent(app.payload, { region: 'greater_upper_nile' })
    expect(await titles('', lead)).toEqual(['=cmd', 'Chapter'])
    expect(await titles('&region=greater_upper_nile', lead)).toEqual([])
    expect(await desk(own.id, lead)).toMatchObject({ id: own.id, createdBy: null })
    expect((await app.request('GET', `/api/events/${other.id}/desk`, { as: lead })).status).toBe(404)
    for (const path of ['registrants', 'registrants.csv'])
      expect((await app.request('GET', `/api/events/${own.id}/${path}`, { as: lead })).status).toBe(403)
    const { updatedAt } = await desk(own.id)
    expect((await send(`/${own.id}/status`, { status: 'published', updatedAt }, lead)).status).toBe(403)
    expect((await send(`/${own.id}/desk`, { ...eventInput(), updatedAt }, lead)).status).toBe(403)
    await modelOf(app.payload, 'events').deleteOne({ _id: own.id })
  })

  it('is exported as a CSV file that contains no formula', async () => {
    const text = await (
      await app.request(
        'GET',
        `/api/events/list.csv?q=${encodeURIComponent(MARK)}&region=greater_equatoria`,
        { as: admin },
      )
    ).text()
    expect(text).toContain(
      'Title,Starts (Juba time),Ends (Juba time),Location,Virtual,Status,Registered,Max attendees,Region\r\n',
    )
    expect(text).toMatch(
      /"'=cmd Marked for the list",\d{4}-\d\d-\d\d \d\d:\d\d,,Juba,no,Published,0,5,Greater Equatoria\r\n/,
    )
  })
})

describe('changing an event', () => {
  it('succeeds for one of several editors of the same version', async () => {
    const { id, updatedAt } = await create({ status: 'published' })
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, turn) =>
        turn % 2
          ? send(
              `/${id}/desk`,
              { ...eventInput({ location: `Hall ${turn}` }), updatedAt },
              turn % 3 ? admin : colleague,
            )
          : send(`/${id}/status`, { status: 'cancelled', updatedAt }, colleague),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(409)])
  })

  it('preserves its slug, its status and all other fields', async () => {
    const event = await create({ status: 'published' })
    const response = await send(`/${event.id}/desk`, {
      ...event.form,
      title: 'Another title',
      updatedAt: event.updatedAt,
    })
    expect(response.status, await response.clone().text()).toBe(200)
    const after = await desk(event.id)
    expect(after).toMatchObject({
      slug: event.slug,
      title: 'Another title',
      status: 'published',
      eventDate: event.eventDate,
    })
    expect(after.updatedAt).toBe(((await response.json()) as EventChanged).updatedAt)
    expect(
      (await send(`/${event.id}/desk`, { ...after.form, location: 'Wau', updatedAt: after.updatedAt }))
        .status,
    ).toBe(200)
  })

  it('is recorded with its author when the event is public', async () => {
    const event = await create({ status: 'published', location: 'Juba' })
    await send(`/${event.id}/desk`, { ...event.form, location: 'Wau', updatedAt: event.updatedAt })
    const { docs } = await app.payload.find({
      collection: 'audit-log',
      where: { subjectId: { equals: event.id } },
      sort: 'createdAt',
      overrideAccess: true, // the test checks the result
    })
    expect(docs.map(({ action, actorEmail }) => [action, actorEmail])).toEqual([
      ['events.published', admin.email],
      ['events.changed', admin.email],
    ])
    expect(docs[1]).toMatchObject({ before: { location: 'Juba' }, after: { location: 'Wau' } })
  })

  it('is refused as a version conflict when a draft was changed in the panel', async () => {
    const event = await create()
    expect(
      (
        await app.request('PATCH', `/api/events/${event.id}?draft=true`, {
          as: colleague,
          body: { location: 'Rumbek', _status: 'draft' },
        })
      ).status,
    ).toBe(200)
    expect((await send(`/${event.id}/desk`, { ...event.form, updatedAt: event.updatedAt })).status).toBe(409)
    const now = await desk(event.id)
    expect(now.location).toBe('Rumbek')
    expect(
      (await send(`/${event.id}/status`, { status: 'published', updatedAt: now.updatedAt })).status,
    ).toBe(200)
    expect(await stored(event.id)).toMatchObject({ location: 'Rumbek', _status: 'published' })
  })

  it('does not publish a draft beside the published event', async () => {
    const event = await create({ status: 'published', location: 'Juba' })
    await app.request('PATCH', `/api/events/${event.id}?draft=true`, {
      as: colleague,
      body: { location: 'Rumbek', isCancelled: true, _status: 'draft' },
    })
    const shown = await desk(event.id)
    expect(shown).toMatchObject({ location: 'Juba', status: 'published', hasDraft: true })
    expect(
      (await send(`/${event.id}/desk`, { ...shown.form, title: 'New title', updatedAt: shown.updatedAt }))
        .status,
    ).toBe(200)
    expect(await stored(event.id)).toMatchObject({ title: 'New title', location: 'Juba', isCancelled: false })
  })

  it.each(['0'.repeat(24), 'not-an-id'])('does not find %s', async (id) => {
    expect((await send(`/${id}/desk`, { ...eventInput(), updatedAt: new Date().toISOString() })).status).toBe(
      404,
    )
  })
})

describe('the status of an event', () => {
  it('changes from draft to published, cancelled and back, and mails everyone registered each time', async () => {
    const event = await create()
    const setStatus = async (status: string): Promise<Response> =>
      send(`/${event.id}/status`, { status, updatedAt: (await desk(event.id)).updatedAt })
    const refused = await setStatus('cancelled')
    expect([refused.status, (await problemsOf(refused))[0]?.code]).toEqual([409, 'not_published'])
    expect(await (await setStatus('published')).json()).toMatchObject({ told: 0 })
    const crowd = await makeCrowd(app.payload, 3)
    for (const person of crowd) await register(event.id, person)
    expect(await (await setStatus('cancelled')).json()).toMatchObject({ told: 3 })
    expect(await desk(event.id)).toMatchObject({ status: 'cancelled', registered: 3 })
    expect(await (await setStatus('published')).json()).toMatchObject({ told: 3 })
    for (const { email } of crowd)
      expect(
        (await mailsTo(app.payload, email))
          .map(({ template }) => template)
          .filter((name) => name !== 'registrationConfirmed'),
      ).toEqual(['eventCancelled', 'eventChanged'])
  })

  it('is announced also when a draft changed the event', async () => {
    const event = await create({ status: 'published' })
    const [person] = await makeCrowd(app.payload, 1)
    await register(event.id, required(person))
    await app.request('PATCH', `/api/events/${event.id}?draft=true`, {
      as: admin,
      body: { location: 'Rumbek', _status: 'draft' },
    })
    expect(
      (await app.request('PATCH', `/api/events/${event.id}`, { as: admin, body: { _status: 'published' } }))
        .status,
    ).toBe(200)
    expect((await mailsTo(app.payload, required(person).email)).map(({ template }) => template)).toContain(
      'eventChanged',
    )
  })
})

describe('the capacity of an event', () => {
  it('below the number of registrations has to be confirmed, and removes nobody', async () => {
    const event = await create({ status: 'published', maxAttendees: 10 })
    const crowd = await makeCrowd(app.payload, 4)
    for (const person of crowd) await register(event.id, person)
    const { form, updatedAt } = await desk(event.id)
    const refused = await send(`/${event.id}/desk`, { ...form, maxAttendees: 3, updatedAt })
    expect([refused.status, (await problemsOf(refused))[0]]).toMatchObject([
      409,
      { code: 'below_registered', message: expect.stringContaining('4 are registered') as string },
    ])
    expect((await desk(event.id)).updatedAt).toBe(updatedAt)
    expect(
      (await send(`/${event.id}/desk`, { ...form, maxAttendees: 3, isBelowRegistered: true, updatedAt }))
        .status,
    ).toBe(200)
    expect(await readSeats(app.payload, event.id)).toMatchObject({ taken: 4 })
    const [late] = await makeCrowd(app.payload, 1)
    expect((await register(event.id, required(late))).status).toBe(409)
  })

  it('lowered while people register is never below the number registered, unless it was refused', async () => {
    const event = await create({ status: 'published', maxAttendees: 40 })
    const crowd = await makeCrowd(app.payload, 40)
    const registrations = Promise.all(crowd.map((person) => register(event.id, person)))
    const response = await send(`/${event.id}/desk`, {
      ...event.form,
      maxAttendees: 20,
      updatedAt: event.updatedAt,
    })
    await registrations
    const seats = await readSeats(app.payload, event.id)
    if (response.status === 200) expect(seats?.taken).toBeLessThanOrEqual(20)
    else expect([response.status, seats?.taken]).toEqual([409, 40])
  })
})

describe('the list of registrants', () => {
  it('has pages, search, order and an export, and a removal is mailed', async () => {
    const event = await create({ status: 'published', maxAttendees: 2 })
    const [first, second] = [
      await makeAccount(app.payload, { fullName: '=SUM(A1) Zuor' }),
      await makeAccount(app.payload, { fullName: 'Ayen (Bor)' }),
    ]
    await register(event.id, first)
    await register(event.id, second)
    const all = await ask<RegistrantList>(`/${event.id}/registrants`)
    expect(all).toMatchObject({ totalDocs: 2, page: 1, totalPages: 1 })
    expect(all.docs.map(({ id, fullName, email }) => [id, fullName, email])).toEqual([
      [first.id, '=SUM(A1) Zuor', first.email],
      [second.id, 'Ayen (Bor)', second.email],
    ])
    expect(Date.now() - Date.parse(required(all.docs[0]).registeredAt)).toBeLessThan(60_000)
    expect((await ask<RegistrantList>(`/${event.id}/registrants?q=(bor`)).docs.map(({ id }) => id)).toEqual([
      second.id,
    ])
    expect(
      (await ask<RegistrantList>(`/${event.id}/registrants?sort=-fullName`)).docs.map(({ id }) => id),
    ).toEqual([second.id, first.id])
    expect((await ask<RegistrantList>(`/${event.id}/registrants?q=nobody`)).totalDocs).toBe(0)
    const csv = await app.request('GET', `/api/events/${event.id}/registrants.csv`, { as: admin })
    expect(csv.headers.get('content-disposition')).toContain(`registered-${event.slug}`)
    expect(await csv.text()).toContain(`"'=SUM(A1) Zuor",${first.email},`)

    const remove = (): Promise<Response> =>
      send(`/${event.id}/registrants/${first.id}/removal`, { reason: 'The bus takes one.' })
    expect((await Promise.all([remove(), remove()])).map(({ status }) => status)).toEqual([200, 200])
    expect(await readSeats(app.payload, event.id)).toEqual({
      taken: 1,
      holders: [second.id],
      registered: [second.id],
    })
    const told = (await mailsTo(app.payload, first.email)).filter(
      ({ template }) => template === 'registrationRemoved',
    )
    expect(told).toHaveLength(1)
    expect(told[0]?.text).toContain('The bus takes one.')
    const { docs } = await app.payload.find({
      collection: 'audit-log',
      where: { action: { equals: 'registration.removed' } },
      overrideAccess: true, // the test checks the result
    })
    expect(docs).toHaveLength(1)
    expect(docs[0]).toMatchObject({
      subjectId: event.id,
      reason: 'The bus takes one.',
      actorEmail: admin.email,
    })
  })

  it('shows accounts without a profile by their email', async () => {
    const event = await create({ status: 'published' })
    const [person] = await makeCrowd(app.payload, 1)
    await register(event.id, required(person))
    expect((await ask<RegistrantList>(`/${event.id}/registrants`)).docs).toMatchObject([
      { fullName: required(person).email, email: required(person).email },
    ])
  })
})
