import { type Chance, makeChance } from '../chance'
import { startFreshServer } from '../freshServer'
import { type Call, newAddress, publishEvent, signInAdmin, signUp } from '../httpClient'
import { inTurns } from '../inTurns'
import { residentBytes } from '../residentBytes'

const AT_ONCE = 20
const ADDRESSES = 500
const WORDS = [
  'bridge',
  'water',
  'code of practice',
  'Juba',
  'roads',
  'soil',
  'women',
  'deng',
  'زلزال',
  'nothing at all',
]

export interface VisitFigures {
  /** Unexpected answers. */
  unexpected: string[]
  /** Memory of the server's process, after the number of requests in each mark. */
  bytes: number[]
}

interface Visit extends Call {
  method: string
  path: string
  status: number
}

interface People {
  member: string
  admin: string
  events: string[]
}

const PUBLIC_PAGES = [
  '/',
  '/events',
  '/publications',
  '/divisions/structural-engineering',
  '/membership/types',
  '/about/mission',
  '/newsroom',
  '/contact',
  '/donate',
  '/terms',
]

/**
 * A day's requests, the frequent ones more often: cached pages, rendered pages, lists, searches, pages of
 * members and staff, and writes.
 */
const visits = ({ member, admin, events }: People): ((chance: Chance) => Visit)[] => [
  ...PUBLIC_PAGES.map((path) => (): Visit => ({ method: 'GET', path, status: 200 })),
  ({ of }) => ({ method: 'GET', path: `/search?q=${encodeURIComponent(of(WORDS))}`, status: 200 }),
  ({ next, of }) => ({
    method: 'GET',
    path: `/publications?q=${encodeURIComponent(of(WORDS))}&page=${1 + Math.floor(next() * 50)}`,
    status: 200,
  }),
  ({ next }) => ({ method: 'GET', path: `/events?campaign=${Math.floor(next() * 1e9)}`, status: 200 }),
  ({ next }) => ({ method: 'GET', path: `/nothing-here-${Math.floor(next() * 1e9)}`, status: 404 }),
  ({ of }) => ({ method: 'GET', path: `/api/search?q=${encodeURIComponent(of(WORDS))}`, status: 200 }),
  ({ next }) => ({
    method: 'GET',
    path: `/api/events?limit=${1 + Math.floor(next() * 50)}&depth=0`,
    status: 200,
  }),
  () => ({ method: 'GET', path: '/api/frame', status: 200 }),
  () => ({ method: 'GET', path: '/', cookie: member, status: 200 }),
  () => ({ method: 'GET', path: '/profile', cookie: member, status: 200 }),
  () => ({ method: 'GET', path: '/membership/dashboard', cookie: member, status: 200 }),
  () => ({ method: 'GET', path: '/api/users/me', cookie: member, status: 200 }),
  () => ({ method: 'GET', path: '/admin/users', cookie: admin, status: 200 }),
  () => ({ method: 'GET', path: '/api/events/list', cookie: admin, status: 200 }),
  ({ of }) => ({
    method: 'POST',
    path: `/api/events/${of(events)}/registration`,
    cookie: member,
    status: 200,
  }),
]

/**
 * Sends a day's requests to a server of its own, and measures its memory.
 * @param marks after how many requests to measure, ascending; the last one ends the run
 * @param seed of the random requests
 * @param env of the server, in addition to the required variables
 * @param onMark called at each mark, since the whole takes a quarter of an hour
 */
export const visitRush = async ({
  marks,
  seed,
  env = {},
  onMark,
}: {
  marks: readonly number[]
  seed: number
  env?: Record<string, string>
  onMark?: (mark: number, bytes: number) => void
}): Promise<VisitFigures> => {
  const server = await startFreshServer({
    RATE_LIMIT_READS: '1000000000',
    RATE_LIMIT_WRITES: '1000000000',
    LOG_LEVEL: 'error',
    ...env,
  })
  try {
    const { call } = server
    const [admin, member] = [await signInAdmin(call), await signUp(call)]
    const events = await Promise.all(Array.from({ length: 5 }, () => publishEvent(call, admin)))
    const chance = makeChance(seed)
    const kinds = visits({ member, admin, events })
    const addresses = Array.from({ length: ADDRESSES }, newAddress)
    const unexpected: string[] = []
    const visit = async (): Promise<void> => {
      const { method, path, status, cookie } = chance.of(kinds)(chance)
      const response = await call(method, path, { cookie, address: chance.of(addresses) })
      await response.arrayBuffer()
      if (response.status !== status) unexpected.push(`${response.status} ${method} ${path}`)
    }
    const bytes: number[] = []
    let done = 0
    for (const mark of marks) {
      await inTurns(
        Array.from({ length: mark - done }, (_, turn) => turn),
        AT_ONCE,
        visit,
      )
      done = mark
      const resident = await residentBytes(server.pid)
      onMark?.(mark, resident)
      bytes.push(resident)
    }
    return { unexpected, bytes }
  } finally {
    await server.end()
  }
}
