import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { fewOrFull } from '../helpers/fullCounts'
import { enginesOf } from '../helpers/enginesOf'
import { type Client, httpClient, publishEvent, signInAdmin, signUp } from '../helpers/httpClient'
import { type RunningServer, makeDataDir, removeDataDir, startServer } from '../helpers/server'
import { until } from '../helpers/until'
import { required } from '../helpers/required'

const MEMBERS = 12
const EVENTS = 40
const SEATS = 8
/** This many registrations are acknowledged before the crash, which is then in the middle. */
const BEFORE_CRASH = 60
const ROUNDS = fewOrFull({ few: 1, full: 3 })

let dataDir: string
let server: RunningServer
let call: Client
let admin: string
let members: string[]

const start = async (): Promise<void> => {
  server = await startServer({ dataDir })
  call = httpClient(server.url)
}

beforeAll(async () => {
  dataDir = await makeDataDir()
  await start()
  admin = await signInAdmin(call)
  members = await Promise.all(Array.from({ length: MEMBERS }, () => signUp(call)))
})
afterAll(async () => {
  await server.end()
  await removeDataDir(dataDir)
})

interface Acknowledged {
  member: string
  event: string
}

const keyOf = ({ member, event }: Acknowledged): string => `${event} ${member}`

/** Registers every member for every event; returns the registrations acknowledged before the `crash`. */
const rush = async (events: string[], crash: () => unknown): Promise<Acknowledged[]> => {
  const acknowledged: Acknowledged[] = []
  let hasCrashed = false
  await Promise.all(
    members.map(async (member) => {
      for (const event of events) {
        try {
          const response = await call('POST', `/api/events/${event}/registration`, { cookie: member })
          if (response.status === 200) acknowledged.push({ member, event })
        } catch {
          return // the server has stopped
        }
        if (!hasCrashed && acknowledged.length >= BEFORE_CRASH) {
          hasCrashed = true
          await crash()
        }
      }
    }),
  )
  return acknowledged
}

const registeredEvents = async (member: string): Promise<string[]> => {
  const response = await call('GET', '/api/registrations?depth=0&limit=100&sort=-createdAt', {
    cookie: member,
  })
  return ((await response.json()) as { docs: { event: string }[] }).docs.map(({ event }) => event)
}

/** The rows of this round's events: one for each member and event. */
const readRows = async (events: string[]): Promise<string[]> => {
  const lists = await Promise.all(
    members.map(async (member) => (await registeredEvents(member)).map((event) => ({ member, event }))),
  )
  return lists
    .flat()
    .filter(({ event }) => events.includes(event))
    .map(keyOf)
}

const readTaken = async (events: string[]): Promise<number[]> => {
  const { seats } = (await (await call('GET', '/api/events/seats')).json()) as {
    seats: Record<string, { taken: number }>
  }
  return events.map((event) => seats[event]?.taken ?? -1)
}

/** Nothing acknowledged is missing, nobody has two seats, and no event is oversold. */
const expectIntact = async (events: string[], acknowledged: Acknowledged[]): Promise<void> => {
  const rows = await readRows(events)
  expect(new Set(rows).size).toBe(rows.length)
  expect(acknowledged.map(keyOf).filter((key) => !rows.includes(key))).toEqual([])
  for (const taken of await readTaken(events)) expect(taken).toBeLessThanOrEqual(SEATS)
}

/** The counts match the rows after every start of the server, which repairs what a crash left incomplete. */
const expectInStep = async (events: string[]): Promise<void> => {
  const rows = await readRows(events)
  expect(await readTaken(events)).toEqual(
    events.map((event) => rows.filter((key) => key.startsWith(event)).length),
  )
}

describe('kill -9 while people register', () => {
  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'of the server loses no acknowledged registration (round %i)',
    async () => {
      const events = await Promise.all(
        Array.from({ length: EVENTS }, () => publishEvent(call, admin, { maxAttendees: SEATS })),
      )
      const acknowledged = await rush(events, () => server.end('SIGKILL'))
      expect(acknowledged.length).toBeGreaterThanOrEqual(BEFORE_CRASH)
      await start()
      await expectIntact(events, acknowledged)
      await expectInStep(events)
    },
  )

  it.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))(
    'of the database loses no acknowledged registration (round %i)',
    async () => {
      const events = await Promise.all(
        Array.from({ length: EVENTS }, () => publishEvent(call, admin, { maxAttendees: SEATS })),
      )
      const engines = enginesOf(server.pid)
      expect(engines).toHaveLength(1)
      const acknowledged = await rush(events, () => process.kill(required(engines[0]), 'SIGKILL'))
      expect(acknowledged.length).toBeGreaterThanOrEqual(BEFORE_CRASH)
      await until('the database is back', async () => (await call('GET', '/readyz')).status === 200, 60_000)
      await expectIntact(events, acknowledged)
      await server.end('SIGTERM')
      await start()
      await expectIntact(events, acknowledged)
      await expectInStep(events)
    },
  )
})

describe('a graceful shutdown', () => {
  it('answers the open requests and exits with 0', async () => {
    const event = await publishEvent(call, admin, { maxAttendees: SEATS })
    const answers = members
      .slice(0, SEATS)
      .map((cookie) => call('POST', `/api/events/${event}/registration`, { cookie }))
    await Promise.race(answers)
    const code = server.end('SIGTERM')
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await code).toBe(0)
    await start()
    const { seats } = (await (await call('GET', '/api/events/seats')).json()) as {
      seats: Record<string, { taken: number }>
    }
    expect(seats[event]?.taken).toBe(SEATS)
  })
})

describe('SIGTERM to `npm start`', () => {
  it('reaches the server, which answers the open requests and exits with 0', async () => {
    const ownDir = await makeDataDir()
    const started = await startServer({ dataDir: ownDir, isThroughNpm: true })
    const ask = httpClient(started.url)
    const answers = Array.from({ length: 20 }, (_, visit) => ask('GET', `/events?visit=${visit}`))
    await Promise.race(answers)
    const code = started.end('SIGTERM')
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await code).toBe(0)
    await expect(ask('GET', '/healthz')).rejects.toThrow() // no process is left that would still answer
    await removeDataDir(ownDir)
  })
})
