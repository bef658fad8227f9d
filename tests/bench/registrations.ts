import { randomUUID } from 'node:crypto'
import { type Collection, type Db, MongoClient, ObjectId } from 'mongodb'
import { type Client, httpClient } from '../helpers/httpClient'
import { inTurns } from '../helpers/inTurns'
import { type Person, signedInAdmin, signedInPeople } from '../helpers/signedInPeople'
import { processorTimeMs } from './processorTime'

const PEOPLE = 500
const SEATS = 100
const CONNECTIONS = 50
/** A new server takes more than twice the time until its code is compiled: two full events later it does not. */
const WARM_UP_ROUNDS = 2
const HOUR_MS = 60 * 60 * 1000

interface Event {
  id: string
}

interface Ledger {
  event: ObjectId
  isOpen: boolean
  taken: number
  capacity: number
  holders: ObjectId[]
}

const makeEvent = async (call: Client, cookie: string, maxAttendees: number): Promise<Event> => {
  const eventDate = new Date(Date.now() + 30 * 24 * HOUR_MS).toISOString()
  const response = await call('POST', '/api/events', {
    cookie,
    body: { title: `Race ${randomUUID()}`, eventDate, location: 'Juba', maxAttendees, _status: 'published' },
  })
  return ((await response.json()) as { doc: Event }).doc
}

/** Whether the ledger kept every promise: not oversold, nobody twice, as many rows as holders. */
const isSound = async (db: Db, event: string, most: number): Promise<boolean> => {
  const ledger = await db.collection<Ledger>('seat-ledgers').findOne({ event: new ObjectId(event) })
  const rows = await db.collection('registrations').countDocuments({ event: new ObjectId(event) })
  const holders = ledger?.holders.map(String) ?? []
  return (
    ledger !== null &&
    ledger.taken <= most &&
    holders.length === ledger.taken &&
    new Set(holders).size === holders.length &&
    rows === holders.length
  )
}

/** Registering without the guard: read, decide, write. */
const oversells = async (ledgers: Collection<Ledger>, people: Person[]): Promise<boolean> => {
  const event = new ObjectId()
  await ledgers.insertOne({ event, isOpen: false, taken: 0, capacity: SEATS, holders: [] })
  await Promise.all(
    people.map(async ({ id }) => {
      const ledger = await ledgers.findOne({ event })
      if (ledger && ledger.taken < ledger.capacity)
        await ledgers.updateOne({ event }, { $inc: { taken: 1 }, $addToSet: { holders: id } })
    }),
  )
  const { taken } = (await ledgers.findOne({ event })) ?? { taken: 0 }
  await ledgers.deleteOne({ event })
  return taken > SEATS
}

export interface Measured {
  url: string
  databaseUri: string
  /** The processes that do the work. */
  pids: Record<'server' | 'database', number | undefined>
  rounds: number
}

export interface RegistrationFigures {
  /** Registrations of distinct people for one event, per second. */
  perSecond: number
  /**
   * What one registration takes of the processors, in milliseconds: the server's part, the database's, and
   * that of this program, which asks.
   */
  processorMs: Record<'server' | 'database' | 'asking', number | undefined>
  rounds: number
  /** Rounds in which the ledger did not keep its promises. */
  broken: number
  /** Rounds of the same without the guard that oversold. */
  oversold: number
}

/**
 * How quickly people register, and whether 100 seats stay 100 seats while 500 people want one, some cancel, and staff
 * change text and limit, over and over.
 */
export const measureRegistrations = async ({
  url,
  databaseUri,
  pids,
  rounds,
}: Measured): Promise<RegistrationFigures> => {
  const call = httpClient(url)
  const client = await MongoClient.connect(databaseUri)
  try {
    const db = client.db()
    const { cookie: admin } = await signedInAdmin(db)
    const crowd = await signedInPeople(db, 3000)
    const people = crowd.slice(0, PEOPLE)
    const ask = (method: string, path: string, cookie: string, body?: object) => async (): Promise<void> => {
      await (await call(method, path, { cookie, body })).arrayBuffer()
    }
    const register = ({ id }: Event, { cookie }: Person) =>
      ask('POST', `/api/events/${id}/registration`, cookie)
    const cancel = ({ id }: Event, { cookie }: Person) =>
      ask('DELETE', `/api/events/${id}/registration`, cookie)
    const edit = ({ id }: Event, body: object) => ask('PATCH', `/api/events/${id}`, admin, body)

    const fill = (event: Event): Promise<unknown> =>
      inTurns(
        crowd.map((person) => register(event, person)),
        CONNECTIONS,
        (task) => task(),
      )
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1)
      await fill(await makeEvent(call, admin, crowd.length))

    const open = await makeEvent(call, admin, crowd.length)
    const used = () => ({
      server: processorTimeMs(pids.server),
      database: processorTimeMs(pids.database),
      asking: processorTimeMs(process.pid),
    })
    const [started, usedBefore] = [performance.now(), used()]
    await fill(open)
    const perSecond = crowd.length / ((performance.now() - started) / 1000)
    const usedAfter = used()
    const eachTook = (who: keyof typeof usedAfter): number | undefined => {
      const [before, after] = [usedBefore[who], usedAfter[who]]
      return before === undefined || after === undefined ? undefined : (after - before) / crowd.length
    }
    const processorMs = {
      server: eachTook('server'),
      database: eachTook('database'),
      asking: eachTook('asking'),
    }
    if (!(await isSound(db, open.id, crowd.length)))
      throw new Error('The ledger of the measured event is not sound')

    let broken = 0
    let oversold = 0
    for (let round = 0; round < rounds; round += 1) {
      const event = await makeEvent(call, admin, SEATS)
      const tasks = people.flatMap((person, place) => [
        register(event, person),
        ...(place % 5 === 0 ? [cancel(event, person)] : []),
        ...(place % 100 === 50
          ? [edit(event, { description: `Text ${place}`, maxAttendees: SEATS - (place % 3) })]
          : []),
      ])
      await inTurns(tasks, tasks.length, (task) => task())
      if (!(await isSound(db, event.id, SEATS))) broken += 1
      if (await oversells(db.collection<Ledger>('seat-ledgers'), people)) oversold += 1
    }
    return { perSecond, processorMs, rounds, broken, oversold }
  } finally {
    await client.close()
  }
}
