import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type {
  OwnProgramme,
  Programme,
  StaffProgramme,
} from '../../../../../domain/events/programme/programme.schema'
import { giveBackChoices } from '../../../../../domain/events/programme'
import type { Event } from '../../../../../payload-types'
import { todayInJuba, toJubaTime } from '../../../../../platform/jubaTime'
import { type Account, makeAccount, makeCrowd } from '../../../../helpers/accounts'
import { orderTickets } from '../../../../helpers/boughtTickets'
import { inDays, makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { makeSession, sessionInput } from '../../../../helpers/sessions'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { FREE, makeTicketType, orderOf } from '../../../../helpers/tickets'

const SEATS = 10
const CALLERS = 50
const LINK = 'https://meet.example.org/secret-room'

let app: TestApp
let manager: Account
let crowd: Account[]

beforeAll(async () => {
  app = await startTestPayload()
  manager = await makeAccount(app.payload, { roles: ['admin'] })
  crowd = await makeCrowd(app.payload, CALLERS)
})
afterAll(() => app.stop())

const call = (method: 'GET' | 'POST' | 'DELETE', event: Event, part: string, as?: Account, body?: unknown) =>
  app.request(method, `/api/events/${event.id}/${part}`, { as, body: body as Record<string, unknown> })
const register = (event: Event, as: Account) => call('POST', event, 'registration', as)
const choose = (event: Event, session: string, as: Account) =>
  call('POST', event, `sessions/${session}/choice`, as)
const ownOf = async (event: Event, as: Account): Promise<OwnProgramme> =>
  jsonOf(await call('GET', event, 'programme/own', as))
const staffView = async (event: Event): Promise<StaffProgramme> =>
  jsonOf(await call('GET', event, 'sessions', manager))
const chosenCount = async (event: Event, session: string): Promise<number | undefined> =>
  (await staffView(event)).sessions.find(({ id }) => id === session)?.chosen
const codeOf = async (answer: Response): Promise<string | undefined> =>
  (await jsonOf<{ errors: { code: string }[] }>(answer)).errors[0]?.code

describe('choosing sessions', () => {
  it(`gives ${SEATS} seats to exactly ${SEATS} of ${CALLERS} people at once`, async () => {
    const event = await makeEvent(app.payload)
    const session = await makeSession(app, event, manager, { seats: SEATS })
    await Promise.all(crowd.map((account) => register(event, account)))
    const answers = await Promise.all(crowd.map((account) => choose(event, session, account)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(SEATS)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(CALLERS - SEATS)
    expect(await chosenCount(event, session)).toBe(SEATS)
    const owns = await Promise.all(crowd.map((account) => ownOf(event, account)))
    expect(owns.filter(({ sessions }) => sessions[session]?.isChosen)).toHaveLength(SEATS)
    expect(owns[0]?.sessions[session]?.left).toBe(0)
  })

  it('takes one seat for a person who asks several times at once, and gives it back', async () => {
    const event = await makeEvent(app.payload)
    const session = await makeSession(app, event, manager, { seats: 5 })
    const [account] = crowd as [Account]
    await register(event, account)
    const answers = await Promise.all(Array.from({ length: 8 }, () => choose(event, session, account)))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(await chosenCount(event, session)).toBe(1)
    expect((await call('DELETE', event, `sessions/${session}/choice`, account)).status).toBe(200)
    expect(await chosenCount(event, session)).toBe(0)
  })

  it('refuses who has no seat at the event, and a session that is over', async () => {
    const event = await makeEvent(app.payload, { eventDate: inDays(-1), endDate: inDays(1) })
    const yesterday = todayInJuba(inDays(-1))
    const over = await makeSession(app, event, manager, {
      startsAt: `${yesterday}T00:00`,
      endsAt: `${yesterday}T00:01`,
    })
    const [account] = crowd as [Account]
    const refused = await choose(event, over, account)
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'no_seat'])
    await register(event, account)
    const late = await choose(event, over, account)
    expect([late.status, await codeOf(late)]).toEqual([409, 'over'])
  })

  it('gives sessions back with the registration, and with the order of a ticket', async () => {
    const [account, other] = crowd as [Account, Account]
    const event = await makeEvent(app.payload)
    const session = await makeSession(app, event, manager, { seats: 1 })
    await register(event, account)
    await choose(event, session, account)
    await call('DELETE', event, 'registration', account)
    expect(await chosenCount(event, session)).toBe(0)
    await register(event, other)
    expect((await choose(event, session, other)).status).toBe(200)

    const sold = await makeEvent(app.payload)
    const type = await makeTicketType(app.payload, manager, sold.id, FREE)
    const talk = await makeSession(app, sold, manager)
    const body = orderOf(type, ['Nyandeng Deng'], { hasOwn: true })
    const order = await orderTickets(app, sold.id, account, body)
    expect((await choose(sold, talk, account)).status).toBe(200)
    expect((await app.request('POST', `/api/ticket-orders/${order}/cancel`, { as: account })).status).toBe(
      200,
    )
    expect(await chosenCount(sold, talk)).toBe(0)
  })

  it('has own sessions as a calendar, and one of them for everybody', async () => {
    const event = await makeEvent(app.payload)
    const [one, two] = [await makeSession(app, event, manager), await makeSession(app, event, manager)]
    const [account] = crowd as [Account]
    await register(event, account)
    await choose(event, one, account)
    const own = await (await call('GET', event, 'programme/calendar', account)).text()
    expect(own).toContain(one)
    expect(own).not.toContain(two)
    expect(await (await call('GET', event, `programme/calendar?session=${two}`)).text()).toContain(
      'BEGIN:VEVENT',
    )
    expect((await call('GET', event, 'programme/calendar')).status).toBe(401)
    await giveBackChoices(app.payload, event.id, account.id)
  })
})

describe('editing a programme', () => {
  it('refuses two sessions in one room at one time, also when both are added at once', async () => {
    const event = await makeEvent(app.payload)
    const first = await makeSession(app, event, manager, { room: 'Hall A', title: 'Bridges' })
    const add = (overrides: Record<string, unknown>) =>
      call('POST', event, 'sessions', manager, sessionInput(event, overrides))
    const clash = await add({ room: 'hall a' })
    expect(clash.status).toBe(409)
    expect(await clash.text()).toContain('Another session is in this room at that time: Bridges')
    expect((await add({ room: 'Hall B' })).status).toBe(200)
    const day = todayInJuba(event.eventDate)
    expect((await add({ room: 'Hall A', startsAt: `${day}T10:00`, endsAt: `${day}T11:00` })).status).toBe(200)

    const both = await Promise.all([add({ room: 'Hall C' }), add({ room: 'Hall C' })])
    const { sessions } = await staffView(event)
    expect(sessions.filter(({ room }) => room === 'Hall C').length).toBeLessThanOrEqual(1)
    expect(both.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(1)

    const { updatedAt } = sessions.find(({ id }) => id === first) ?? {}
    const move = () => add({ room: 'Hall B', session: { id: first, updatedAt } })
    expect(await codeOf(await move())).toBe('clash')
  })

  it('refuses a session outside of the days, and a change of an older version', async () => {
    const event = await makeEvent(app.payload)
    const day = todayInJuba(inDays(31))
    const add = (overrides: Record<string, unknown>) =>
      call('POST', event, 'sessions', manager, sessionInput(event, overrides))
    expect(await codeOf(await add({ startsAt: `${day}T09:00`, endsAt: `${day}T10:00` }))).toBe('outside')
    const december = await makeEvent(app.payload, {
      eventDate: '2098-12-01T07:00:00.000Z',
      endDate: '2098-12-02T07:00:00.000Z',
    })
    const late = sessionInput(event, { startsAt: '2098-12-03T09:00', endsAt: '2098-12-03T10:00' })
    expect(await (await call('POST', december, 'sessions', manager, late)).text()).toContain(
      'within the days of the event: 1 December 2098 to 2 December 2098',
    )
    const session = await makeSession(app, event, manager)
    const { updatedAt } = (await staffView(event)).sessions[0] ?? {}
    const changed = { session: { id: session, updatedAt }, title: 'Dams' }
    expect((await add(changed)).status).toBe(200)
    expect(await codeOf(await add({ ...changed, title: 'Roads' }))).toBe('changed_meanwhile')
    expect((await staffView(event)).sessions[0]?.title).toBe('Dams')
  })

  it('tells how many have chosen a session before it is removed, and leads to the programme while there is one', async () => {
    const event = await makeEvent(app.payload)
    const hasProgramme = async () =>
      (await jsonOf<Event>(await app.request('GET', `/api/events/${event.id}`))).hasProgramme
    expect(await hasProgramme()).toBe(false)
    const session = await makeSession(app, event, manager)
    expect(await hasProgramme()).toBe(true)
    const [account] = crowd as [Account]
    await register(event, account)
    await choose(event, session, account)
    const refused = await call('DELETE', event, `sessions/${session}`, manager)
    expect(refused.status).toBe(409)
    expect(await refused.text()).toContain('1 person has chosen')
    const removed = await call('DELETE', event, `sessions/${session}?chosen=1`, manager)
    expect(await jsonOf(removed)).toEqual({ chosen: 1 })
    expect(await hasProgramme()).toBe(false)
  })

  it('shows materials once a session is over', async () => {
    const event = await makeEvent(app.payload, { eventDate: inDays(-1), endDate: inDays(1) })
    const [yesterday, tomorrow] = [todayInJuba(inDays(-1)), todayInJuba(inDays(1))]
    const materials = [{ title: 'Slides', address: 'https://example.org/slides.pdf' }]
    const over = { startsAt: `${yesterday}T00:00`, endsAt: `${yesterday}T00:01`, materials }
    await makeSession(app, event, manager, { ...over, title: 'Over' })
    await makeSession(app, event, manager, {
      ...over,
      startsAt: `${tomorrow}T00:00`,
      endsAt: `${tomorrow}T00:01`,
    })
    const { sessions } = await jsonOf<Programme>(await call('GET', event, 'programme'))
    expect(sessions.map(({ materials: shown }) => shown.length)).toEqual([1, 0])
  })
})

describe('the link to the meeting', () => {
  const setLink = (event: Event, body: Record<string, unknown>) =>
    call('POST', event, 'meeting', manager, { address: LINK, updatedAt: null, ...body })

  it('is shown to holders of a seat, a day before the start by default', async () => {
    const [holder, other] = crowd as [Account, Account]
    for (const [days, isShown] of [
      [2, false],
      [0.5, true],
    ] as const) {
      const event = await makeEvent(app.payload, { eventDate: inDays(days), isVirtual: true })
      expect((await setLink(event, {})).status).toBe(200)
      await register(event, holder)
      expect((await ownOf(event, holder)).meeting?.address).toBe(isShown ? LINK : null)
      expect((await ownOf(event, other)).meeting).toBeNull()
    }
  })

  it('is in no answer for others, whoever asks and however', async () => {
    const event = await makeEvent(app.payload, { eventDate: inDays(3), isVirtual: true })
    const shownFrom = toJubaTime(inDays(-1))
    expect((await setLink(event, { shownFrom })).status).toBe(200)
    await makeSession(app, event, manager)
    const [holder, other] = crowd as [Account, Account]
    await register(event, holder)
    expect((await ownOf(event, holder)).meeting?.address).toBe(LINK)
    for (const as of [undefined, other, holder, manager])
      for (const part of ['', 'programme', 'programme/calendar', 'desk', 'tickets'])
        expect(await (await call('GET', event, part, as)).text(), part).not.toContain('secret-room')
    expect(await (await call('GET', event, 'programme/own', other)).text()).not.toContain('secret-room')
    expect((await call('GET', event, 'sessions', other)).status).toBe(403)
    expect((await call('GET', event, 'programme/own')).status).toBe(401)
    const list = await app.request('GET', `/api/events?where[id][equals]=${event.id}&depth=2`)
    expect(await list.text()).not.toContain('secret-room')
    // with the seat the link goes
    await call('DELETE', event, 'registration', holder)
    expect((await ownOf(event, holder)).meeting).toBeNull()
  })

  it('is refused where a colleague changed it meanwhile', async () => {
    const event = await makeEvent(app.payload)
    expect((await setLink(event, {})).status).toBe(200)
    expect(await codeOf(await setLink(event, {}))).toBe('changed_meanwhile')
    const { meeting } = await staffView(event)
    expect((await setLink(event, { ...meeting, address: '' })).status).toBe(200)
    expect((await staffView(event)).meeting.address).toBeNull()
  })
})
