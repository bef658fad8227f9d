import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { schedulePublication } from '../../../../domain/content'
import type { EventDetail, EventList, RegistrantList } from '../../../../domain/events/events.schema'
import { CONFIRMED_HEADER } from '../../../../domain/content/trash/uses.schema'
import type { Event } from '../../../../payload-types'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { eventInput, inDays, makeEvent } from '../../../helpers/events'
import { jsonOf } from '../../../helpers/jsonOf'
import { required } from '../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'
import { createLocalReq } from 'payload'

const REGION = 'greater_equatoria'
const OTHER = 'greater_upper_nile'

let app: TestApp
let manager: Account
/** Who may not change anything there: the lead of the region, its registrar, its auditor. */
let others: Account[]

beforeAll(async () => {
  app = await startTestPayload()
  const ofRegion = { chapterRegion: REGION } as const
  manager = await makeAccount(app.payload, { roles: ['event_manager'], ...ofRegion })
  others = await Promise.all(
    (['chapter_lead', 'registrar', 'auditor'] as const).map((role) =>
      makeAccount(app.payload, { roles: [role], ...ofRegion }),
    ),
  )
})
afterAll(() => app.stop())

const send = (path: string, body: object, as = manager): Promise<Response> =>
  app.request('POST', `/api/events${path}`, { as, body })
const status = async (method: string, path: string, body?: object, as = manager): Promise<number> =>
  (await app.request(method, `/api/events${path}`, { as, ...(body && { body }) })).status
const desk = async (id: string): Promise<EventDetail> =>
  jsonOf<EventDetail>(await app.request('GET', `/api/events/${id}/desk`, { as: manager }))
/** Read without access control: the test checks the result. */
const stored = (id: string): Promise<Event> =>
  app.payload.findByID({ collection: 'events', id, depth: 0, trash: true, overrideAccess: true })
const near = (facts: Partial<Event> = {}) => makeEvent(app.payload, { region: REGION, ...facts })
const far = (facts: Partial<Event> = {}) => makeEvent(app.payload, { region: OTHER, ...facts })

describe('who manages the events of a region', () => {
  it('creates events of that region, whatever the form leaves out, and of no other', async () => {
    for (const region of ['', undefined, REGION]) {
      const response = await send('/list', eventInput({ region, status: 'published' }))
      expect(response.status, await response.clone().text()).toBe(201)
      const { id } = await jsonOf<{ id: string }>(response)
      expect(await stored(id)).toMatchObject({ region: REGION, _status: 'published', createdBy: manager.id })
    }
    const refused = await send('/list', eventInput({ region: OTHER }))
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('You manage the events of Greater Equatoria.')
    for (const as of others)
      expect((await send('/list', eventInput({ region: REGION }), as)).status).toBe(403)
  })

  it('changes, publishes, cancels and deletes them', async () => {
    const { id } = await near({ _status: 'draft' })
    const change = async (path: string, body: (event: EventDetail) => object): Promise<void> => {
      const response = await send(`/${id}/${path}`, body(await desk(id)))
      expect(response.status, `${path} ${await response.clone().text()}`).toBe(200)
    }
    await change('desk', ({ form, updatedAt }) => ({ ...form, location: 'Yei', updatedAt }))
    await change('status', ({ updatedAt }) => ({ status: 'published', updatedAt }))
    await change('status', ({ updatedAt }) => ({ status: 'cancelled', updatedAt }))
    expect(await stored(id)).toMatchObject({ location: 'Yei', isCancelled: true, region: REGION })
    await change('trash', ({ updatedAt }) => ({ registered: 0, updatedAt }))
    expect((await stored(id)).deletedAt).toBeTruthy()
    // and restores them in the panel
    const restored = await app.request('PATCH', `/api/events/${id}?trash=true`, {
      as: manager,
      body: { deletedAt: null },
      headers: { [CONFIRMED_HEADER]: 'restore' },
    })
    expect(restored.status, await restored.clone().text()).toBe(200)
    expect((await stored(id)).deletedAt ?? null).toBeNull()
  })

  it('lists those of the region alone, with their registrations and uses', async () => {
    const [here, there] = await Promise.all([near(), far()])
    const { docs } = await jsonOf<EventList>(await app.request('GET', '/api/events/list', { as: manager }))
    expect(docs.map(({ id }) => id)).toContain(here.id)
    expect(new Set(docs.map(({ region }) => region))).toEqual(new Set([REGION]))
    for (const path of ['desk', 'registrants', 'registrants.csv', 'attendance', 'attendance.csv', 'uses']) {
      expect(await status('GET', `/${here.id}/${path}`), path).toBe(200)
      expect(await status('GET', `/${there.id}/${path}`), path).toBe(404)
    }
  })

  it('does not touch an event of another region or of none: as one that is not there', async () => {
    for (const event of [await far(), await far({ _status: 'draft' }), await makeEvent(app.payload)]) {
      const { id, updatedAt } = event
      const before = await stored(id)
      const form = eventInput({ region: REGION })
      expect(await status('POST', `/${id}/desk`, { ...form, updatedAt })).toBe(404)
      expect(await status('POST', `/${id}/status`, { status: 'cancelled', updatedAt })).toBe(404)
      expect(await status('POST', `/${id}/trash`, { registered: 0, updatedAt })).toBe(404)
      expect(await status('POST', `/${id}/registrants/${manager.id}/removal`, {})).toBe(404)
      expect(await status('POST', `/${id}/attendance`, { who: manager.email })).toBe(404)
      expect(await status('POST', `/${id}/attendance/${manager.id}`, { isPresent: true })).toBe(404)
      // the panel's own routes: one by one and several at once
      for (const [method, body] of [
        ['PATCH', { location: 'Here' }],
        ['PATCH', { region: REGION }],
        ['PATCH', { deletedAt: new Date().toISOString() }],
        ['DELETE', undefined],
      ] as const) {
        expect([403, 404]).toContain(await status(method, `/${id}`, body))
        await app.request(method, `/api/events?where[id][equals]=${id}`, {
          as: manager,
          ...(body && { body }),
        })
      }
      expect(await stored(id)).toEqual(before)
    }
  })

  it('moves no event to another region or to none: not by the form, nor in the panel, nor as a draft', async () => {
    const { id } = await near()
    const before = await stored(id)
    for (const region of [OTHER, '']) {
      const { form, updatedAt } = await desk(id)
      expect(await status('POST', `/${id}/desk`, { ...form, region, updatedAt })).toBe(400)
    }
    for (const region of [OTHER, null])
      for (const query of ['', '?draft=true']) {
        expect(await status('PATCH', `/${id}${query}`, { region })).toBe(400)
        await app.request('PATCH', `/api/events${query || '?'}&where[id][equals]=${id}`, {
          as: manager,
          body: { region },
        })
      }
    expect(await stored(id)).toEqual({ ...before, updatedAt: expect.any(String) as string })
    const { docs } = await app.payload.findVersions({
      collection: 'events',
      where: { parent: { equals: id } },
      overrideAccess: true, // the test checks the result
    })
    expect(docs.every(({ version }) => version.region === REGION)).toBe(true)
    expect(await status('PATCH', `/${id}`, { location: 'Yambio' })).toBe(200)
    expect(await stored(id)).toMatchObject({ location: 'Yambio', region: REGION })
  })

  it('does not go back to a version of another region, nor read it', async () => {
    const { id } = await far({ title: 'As it was there' })
    // a colleague moves it, past the access rules
    await app.payload.update({ collection: 'events', id, data: { region: REGION }, overrideAccess: true })
    const { docs } = await app.payload.findVersions({
      collection: 'events',
      where: { parent: { equals: id }, 'version.region': { equals: OTHER } },
      overrideAccess: true, // the test looks for it
    })
    const version = required(docs[0]).id
    expect([403, 404]).toContain(await status('GET', `/versions/${version}`))
    expect(await status('POST', `/versions/${version}`)).toBe(400)
    expect((await stored(id)).region).toBe(REGION)
    expect(await status('GET', `/versions?where[parent][equals]=${id}`)).toBe(200)
  })

  it('copies an event of another region into the own one alone', async () => {
    const { id } = await far()
    expect(await status('POST', `/${id}/duplicate`)).toBe(400)
    const copied = await app.request('POST', `/api/events/${id}/duplicate`, {
      as: manager,
      body: { region: REGION },
    })
    expect(copied.status, await copied.clone().text()).toBe(200)
    const { doc } = await jsonOf<{ doc: { id: string; region: string } }>(copied)
    expect(doc).toMatchObject({ region: REGION })
    expect(await stored(id)).toMatchObject({ region: OTHER })
  })

  it('schedules the publication of an event of the region alone', async () => {
    // the test asks as the person
    const req = await createLocalReq(
      {
        user: {
          ...(await app.payload.findByID({ collection: 'users', id: manager.id, overrideAccess: true })), // who asks
          collection: 'users',
        },
      },
      app.payload,
    )
    const at = new Date(Date.now() + 60_000)
    const schedule = (id: string) =>
      schedulePublication(req, { action: 'publish', target: { collection: 'events', id }, at })
    await expect(schedule((await near({ _status: 'draft' })).id)).resolves.toBeUndefined()
    await expect(schedule((await far({ _status: 'draft' })).id)).rejects.toThrow()
  })

  it('sees and removes people of every region at the events of the region, and keeps attendance', async () => {
    const { id } = await near()
    const guest = await makeAccount(app.payload)
    expect((await app.request('POST', `/api/events/${id}/registration`, { as: guest })).status).toBe(200)
    const registrants = async (): Promise<string[]> =>
      (
        await jsonOf<RegistrantList>(
          await app.request('GET', `/api/events/${id}/registrants`, { as: manager }),
        )
      ).docs.map((row) => row.id)
    expect(await registrants()).toEqual([guest.id])
    for (const as of others) expect(await status('GET', `/${id}/registrants`, undefined, as)).toBe(403)
    await app.payload.update({
      collection: 'events',
      id,
      data: { eventDate: inDays(0) },
      overrideAccess: true, // the day comes
    })
    expect(await status('POST', `/${id}/attendance/${guest.id}`, { isPresent: true })).toBe(200)
    const walkIn = await makeAccount(app.payload)
    expect(await status('POST', `/${id}/attendance`, { who: walkIn.email })).toBe(200)
    const [, registrar, auditor] = others
    for (const as of [registrar, auditor])
      expect(await status('POST', `/${id}/attendance`, { who: walkIn.email }, as)).toBe(403)
    expect(await status('POST', `/${id}/registrants/${guest.id}/removal`, {})).toBe(200)
    expect(await registrants()).toEqual([])
  })

  it('reads nothing else of the region, and nothing of the association', async () => {
    for (const path of [
      '/users/list',
      '/applications/list',
      '/groups/tree',
      '/mailings',
      '/saved-lists',
      '/reports/members',
      '/reports/applications',
    ])
      expect((await app.request('GET', `/api${path}`, { as: manager })).status, path).toBe(403)
    const report = await app.request('GET', '/api/reports/events', { as: manager })
    expect(await report.json()).toMatchObject({ branch: 'Greater Equatoria' })
  })
})

describe('deleting for good', () => {
  it('reaches the events of the region alone', async () => {
    const [here, there] = await Promise.all([near({ _status: 'draft' }), far({ _status: 'draft' })])
    expect(await status('DELETE', `/${here.id}`)).toBe(200)
    expect([403, 404]).toContain(await status('DELETE', `/${there.id}`))
    for (const as of others) {
      const { id } = await near({ _status: 'draft' })
      expect([403, 404]).toContain(await status('DELETE', `/${id}`, undefined, as))
    }
  })
})
