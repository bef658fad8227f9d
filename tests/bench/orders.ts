import { randomUUID } from 'node:crypto'
import { type Db, MongoClient, ObjectId } from 'mongodb'
import { type Client, httpClient } from '../helpers/httpClient'
import { inTurns } from '../helpers/inTurns'
import { type Person, signedInAdmin, signedInPeople } from '../helpers/signedInPeople'

const PEOPLE = 500
const SEATS = 100
/** Of one type of the event, so that it is sold out before the event is. */
const SEATS_OF_TYPE = 80
const CONNECTIONS = 50
/** As for registrations: the code of a new server is compiled while it works. */
const WARM_UP_ROUNDS = 1
const DAY_MS = 24 * 60 * 60 * 1000

interface Sale {
  event: string
  type: string
}

interface Ledger {
  taken: number
  capacity: number
  types: Record<string, { sold: number; capacity: number | null }>
  orders?: { counts: Record<string, number> }[]
  offers?: unknown[]
  waiting?: { type: string }[]
}

/** An event that sells free tickets of one type. */
const openSale = async (
  call: Client,
  cookie: string,
  seats: { event: number; type: number },
): Promise<Sale> => {
  const eventDate = new Date(Date.now() + 30 * DAY_MS).toISOString()
  const made = await call('POST', '/api/events', {
    cookie,
    body: {
      title: `Sale ${randomUUID()}`,
      eventDate,
      location: 'Juba',
      maxAttendees: seats.event,
      _status: 'published',
    },
  })
  if (made.status !== 201) throw new Error(`The event was answered with ${made.status}`)
  const event = ((await made.json()) as { doc: { id: string } }).doc.id
  const added = await call('POST', `/api/events/${event}/ticket-types`, {
    cookie,
    body: {
      name: 'Standard',
      isOnSale: true,
      perPerson: 10,
      capacity: seats.type,
      prices: [{ currency: 'USD', amount: '0' }],
    },
  })
  if (added.status !== 201) throw new Error(`The type of ticket was answered with ${added.status}`)
  return { event, type: ((await added.json()) as { id: string }).id }
}

/** Whether the ledger kept every promise, and whether somebody waits while there is a seat. */
const judge = async (
  db: Db,
  { event, type }: Sale,
): Promise<{ isSound: boolean; waitsBesideSeat: boolean }> => {
  const ledger = await db.collection<Ledger>('seat-ledgers').findOne({ event: new ObjectId(event) })
  if (!ledger) return { isSound: false, waitsBesideSeat: false }
  const ordered = (ledger.orders ?? []).flatMap(({ counts }) => Object.values(counts))
  const held = ordered.reduce((all, count) => all + count, 0) + (ledger.offers?.length ?? 0)
  const { sold = -1, capacity = 0 } = ledger.types[type] ?? {}
  return {
    // staff lower the seats by two at most, below what may be sold already
    isSound: ledger.taken <= SEATS && sold <= SEATS_OF_TYPE && sold === ledger.taken && held === ledger.taken,
    waitsBesideSeat:
      (ledger.waiting?.length ?? 0) > 0 && ledger.taken < ledger.capacity && sold < (capacity ?? Infinity),
  }
}

export interface OrderFigures {
  /** Orders of one ticket by distinct people for one event, per second: placed, confirmed and mailed. */
  perSecond: number
  rounds: number
  /** Rounds in which the ledger did not keep its promises. */
  broken: number
  /** Rounds after which somebody waited beside a free seat. */
  unfair: number
}

/**
 * How quickly people order tickets, and whether 100 seats stay 100 seats while 500 people order one to four of them,
 * some cancel, some wait in the line, and staff change the seats of the event, over and over.
 */
export const measureOrders = async ({
  url,
  databaseUri,
  rounds,
}: {
  url: string
  databaseUri: string
  rounds: number
}): Promise<OrderFigures> => {
  const call = httpClient(url)
  const client = await MongoClient.connect(databaseUri)
  try {
    const db = client.db()
    const { cookie: admin } = await signedInAdmin(db)
    const crowd = await signedInPeople(db, 1500)
    const order = async (
      { event, type }: Sale,
      { cookie }: Person,
      count: number,
    ): Promise<string | null> => {
      const answer = await call('POST', `/api/events/${event}/orders`, {
        cookie,
        body: {
          key: randomUUID(),
          currency: 'USD',
          tickets: Array.from({ length: count }, () => ({ type, name: 'Nyandeng Deng', isOwn: false })),
        },
      })
      const body = (await answer.json()) as { id?: string }
      return body.id ?? null
    }
    const sell = (sale: Sale): Promise<unknown> =>
      inTurns(crowd, CONNECTIONS, (person) => order(sale, person, 1))
    const large = { event: crowd.length, type: crowd.length }
    for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await sell(await openSale(call, admin, large))
    const open = await openSale(call, admin, large)
    const started = performance.now()
    await sell(open)
    const perSecond = crowd.length / ((performance.now() - started) / 1000)

    let broken = 0
    let unfair = 0
    for (let round = 0; round < rounds; round += 1) {
      const sale = await openSale(call, admin, { event: SEATS, type: SEATS_OF_TYPE })
      const visit = async (person: Person, place: number): Promise<void> => {
        const { cookie } = person
        const id = await order(sale, person, 1 + (place % 4))
        if (id && place % 5 === 0) await call('POST', `/api/ticket-orders/${id}/cancel`, { cookie })
        if (!id && place % 7 === 0)
          await call('POST', `/api/events/${sale.event}/waiting`, { cookie, body: { type: sale.type } })
        if (place % 100 === 50)
          await call('PATCH', `/api/events/${sale.event}`, {
            cookie: admin,
            body: { maxAttendees: SEATS - (place % 3) },
          })
      }
      await inTurns(
        // others in each round: an account may order so many times an hour
        crowd
          .slice((round % 3) * PEOPLE)
          .slice(0, PEOPLE)
          .map((person, place) => ({ person, place })),
        PEOPLE,
        ({ person, place }) => visit(person, place),
      )
      const { isSound, waitsBesideSeat } = await judge(db, sale)
      if (!isSound) broken += 1
      if (waitsBesideSeat) unfair += 1
    }
    return { perSecond, rounds, broken, unfair }
  } finally {
    await client.close()
  }
}
