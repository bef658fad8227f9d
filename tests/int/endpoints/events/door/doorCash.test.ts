import { randomBytes } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DoorCash, DoorCashPage } from '../../../../../domain/events/doorCash/doorCash.schema'
import { sumBalances } from '../../../../../domain/money/ledger'
import { imbalances } from '../../../../../domain/money/ledger/ledger.schema'
import { readCash } from '../../../../../domain/money/ledger/dayCloses/closeDay'
import { modelOf } from '../../../../../platform/database'
import { todayInJuba } from '../../../../../platform/jubaTime'
import { type Account, makeAccount } from '../../../../helpers/accounts'
import { type Device, openDoor, scanOf } from '../../../../helpers/door'
import { inDays, makeEvent } from '../../../../helpers/events'
import { jsonOf } from '../../../../helpers/jsonOf'
import { required } from '../../../../helpers/required'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp
let staff: Account
let treasurer: Account
beforeAll(async () => {
  app = await startTestPayload()
  staff = await makeAccount(app.payload, { roles: ['event_manager'] })
  treasurer = await makeAccount(app.payload, { roles: ['treasurer'] })
})
afterAll(() => app.stop())

const walkIn = (amountMinor: number, currency: 'SSP' | 'USD' = 'SSP') => ({
  ...scanOf(randomBytes(12).toString('hex'), 0, { name: 'Kuol Majak' }),
  cash: { amountMinor, currency },
})
const makeDoor = async (): Promise<{ event: string; door: Device }> => {
  const { id } = await makeEvent(app.payload, {
    eventDate: new Date(Date.now() - 60_000).toISOString(),
    endDate: inDays(1),
  })
  return { event: id, door: await openDoor(app, staff, id) }
}
const openCash = async (event: string): Promise<DoorCash[]> =>
  (
    await jsonOf<DoorCashPage>(await app.request('GET', '/api/check-ins/cash', { as: treasurer }))
  ).cash.filter((each) => each.event.id === event)
const decide = ({ event, day, currency, amountMinor }: DoorCash, decision = 'book', as = treasurer) =>
  app.request('POST', '/api/check-ins/cash', {
    as,
    body: { event: event.id, day, currency, amountMinor, decision },
  })
const cashInBooks = async (currency: 'SSP' | 'USD'): Promise<number> =>
  (await readCash(app.payload, { day: todayInJuba(), currency })).expectedMinor

describe('cash that a door takes from people without a ticket', () => {
  it('is booked once by who handles money, as what was counted, and not what was taken back', async () => {
    const { event, door } = await makeDoor()
    const [one, two, undone] = [walkIn(500_000), walkIn(250_000), walkIn(900_000)]
    const scans = [one, two, undone, walkIn(2500, 'USD')]
    await door.readChanges({ scans })
    await door.readChanges({ scans, undone: [undone.key] })
    const [ssp, usd] = await openCash(event)
    expect(ssp).toMatchObject({ currency: 'SSP', amountMinor: 750_000, people: 2, day: todayInJuba() })
    expect(usd).toMatchObject({ currency: 'USD', amountMinor: 2500, people: 1 })

    const before = await cashInBooks('SSP')
    expect((await decide({ ...required(ssp), amountMinor: 750_001 })).status).toBe(409)
    expect((await decide(required(ssp), 'book', staff)).status).toBe(403)
    const answers = await Promise.all([decide(required(ssp)), decide(required(ssp))])
    expect(answers.map(({ status }) => status)).toContain(200)
    expect(await cashInBooks('SSP')).toBe(before + 750_000)
    expect(imbalances(await sumBalances(app.payload))).toEqual(new Map())
    expect((await openCash(event)).map(({ currency }) => currency)).toEqual(['USD'])

    const figures = await jsonOf<{ figures: string[][] }>(
      await app.request('GET', `/api/events/${event}/afterwards`, { as: staff }),
    )
    expect(figures.figures[0]?.at(-1)).toBe('SSP 7,500.00')
  })

  it('can be left out of the books, and what comes later is asked for again', async () => {
    const { event, door } = await makeDoor()
    await door.readChanges({ scans: [walkIn(100_000)] })
    const before = await cashInBooks('SSP')
    expect((await decide(required((await openCash(event))[0]), 'leaveOut')).status).toBe(200)
    expect(await openCash(event)).toEqual([])
    expect(await cashInBooks('SSP')).toBe(before)
    await door.readChanges({ scans: [walkIn(300_000)] })
    expect(await openCash(event)).toMatchObject([{ amountMinor: 300_000, people: 1 }])
  })

  it('is booked or left out, and not both, when two decide at once', async () => {
    const { event, door } = await makeDoor()
    await door.readChanges({ scans: [walkIn(100_000), walkIn(100_000)] })
    const before = await cashInBooks('SSP')
    const found = required((await openCash(event))[0])
    const answers = await Promise.all([decide(found), decide(found, 'leaveOut'), decide(found)])
    const outcomes = await Promise.all(
      answers.filter(({ ok }) => ok).map(async (each) => (await jsonOf<{ outcome: string }>(each)).outcome),
    )
    expect(new Set(outcomes).size).toBe(1)
    expect(await cashInBooks('SSP')).toBe(before + (outcomes[0] === 'booked' ? 200_000 : 0))
    expect(await openCash(event)).toEqual([])
  })

  it('is not left out once a colleague began to book it, which anybody can end', async () => {
    const { event, door } = await makeDoor()
    await door.readChanges({ scans: [walkIn(100_000)] })
    const before = await cashInBooks('SSP')
    const found = required((await openCash(event))[0])
    const checkIns = modelOf(app.payload, 'check-ins').collection
    await checkIns.updateMany({ event: new ObjectId(event) }, { $set: { cashDecision: 'book' } })
    expect((await decide(found, 'leaveOut')).status).toBe(409)
    expect(await openCash(event)).toEqual([found])
    expect((await decide(found)).status).toBe(200)
    expect(await cashInBooks('SSP')).toBe(before + 100_000)
    expect(await openCash(event)).toEqual([])
  })

  it('is still to be booked once the event is deleted', async () => {
    const { event, door } = await makeDoor()
    await door.readChanges({ scans: [walkIn(100_000), scanOf(randomBytes(12).toString('hex'))] })
    await app.payload.delete({
      collection: 'events',
      id: event,
      overrideAccess: true, // as an administrator does
    })
    const [left] = await openCash(event)
    expect(left).toMatchObject({ amountMinor: 100_000, people: 1 })
    expect(await modelOf(app.payload, 'check-ins').countDocuments({ event })).toBe(1)
    expect(await modelOf(app.payload, 'check-ins').countDocuments({ event, name: { $exists: true } })).toBe(0)
    expect((await decide(required(left))).status).toBe(200)
  })

  it('is refused where the amount is none', async () => {
    const { event, door } = await makeDoor()
    for (const amountMinor of [0, -5, 1.5, 1e15])
      expect((await door.sync({ scans: [walkIn(amountMinor)] })).status).toBe(400)
    const { cash, ...plain } = walkIn(100)
    expect((await door.sync({ scans: [{ ...plain, name: undefined, cash }] })).status).toBe(200)
    expect(await openCash(event)).toEqual([]) // a ticket is paid for elsewhere
  })
})
