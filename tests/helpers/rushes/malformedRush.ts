import { type FakeStripe, fakeStripeEnvironment, startFakeStripe } from '../../fakes/stripeServer'
import { COLLECTIONS, GLOBALS } from '../../int/access/collectionsTable'
import { makeChance } from '../chance'
import { type FreshServer, startFreshServer } from '../freshServer'
import { signInAdmin, signUp } from '../httpClient'
import { inTurns } from '../inTurns'
import { type Malformed, type Seen, malformedRequests, sendMalformed } from '../malformedRequests'
import { residentBytes } from '../residentBytes'

const AT_ONCE = 20
/**
 * After this many requests, sessions and documents are read again, since some requests end or change them.
 */
const BATCH = 500

export interface MalformedFigures {
  /** To repeat the run. */
  seed: number
  sent: number
  /**
   * The number of answers with each status; 0 for a connection that ended without an answer, -1 for a
   * timeout.
   */
  statuses: Record<number, number>
  /** Requests answered with 5xx, or not answered. */
  broken: string[]
  growthBytes: number
}

const look = async ({ call }: FreshServer): Promise<Seen> => {
  const admin = await signInAdmin(call)
  const documents: Seen['documents'] = new Map()
  for (const path of [
    ...Object.keys(COLLECTIONS).map((slug) => `/api/${slug}`),
    ...Object.keys(GLOBALS).map((slug) => `/api/globals/${slug}`),
  ]) {
    const response = await call('GET', `${path}?limit=3&depth=0`, { cookie: admin })
    if (!response.ok) continue
    const body = (await response.json()) as { docs?: { id: string }[]; id: string }
    documents.set(path, body.docs ?? [body])
  }
  return { documents, cookies: [admin, await signUp(call), 'ace_session=forged'] }
}

const isBroken = (status: number): boolean => status >= 500 || status === -1

/** Sends malformed requests over every route and method to a server of its own. */
export const malformedRush = async (count: number, seed: number): Promise<MalformedFigures> => {
  const stripe: FakeStripe = await startFakeStripe()
  const server = await startFreshServer({ ...fakeStripeEnvironment(stripe), LOG_LEVEL: 'error' })
  try {
    const chance = makeChance(seed)
    const memory = (): Promise<number> => residentBytes(server.pid).catch(() => 0) // Linux only
    const figures: MalformedFigures = { seed, sent: 0, statuses: {}, broken: [], growthBytes: 0 }
    const send = async (request: Malformed): Promise<void> => {
      const status = await sendMalformed(server.url, request)
      figures.statuses[status] = (figures.statuses[status] ?? 0) + 1
      figures.sent += 1
      if (isBroken(status)) figures.broken.push(`${status} ${JSON.stringify(request.bytes.slice(0, 1500))}`)
    }
    let seen = await look(server)
    await inTurns(
      [...malformedRequests(Math.min(count, BATCH), makeChance(seed + 1), seen)],
      AT_ONCE,
      (request) => sendMalformed(server.url, request),
    ) // warms up
    const before = await memory()
    seen = await look(server)
    let batch: Malformed[] = []
    for (const request of malformedRequests(count, chance, seen)) {
      batch.push(request)
      if (batch.length < BATCH) continue
      await inTurns(batch, AT_ONCE, send)
      batch = []
      Object.assign(seen, await look(server))
      figures.growthBytes = Math.max(figures.growthBytes, (await memory()) - before)
    }
    await inTurns(batch, AT_ONCE, send)
    if ((await server.call('GET', '/readyz')).status !== 200)
      figures.broken.push('The server is not ready afterwards')
    return figures
  } finally {
    await server.end()
    await stripe.close()
  }
}
