import { Collection, type Document, type FindCursor, ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { countCurrentMembers, currentMembersCondition } from '../../../../domain/membership/memberships'
import { NO_DEADLINE } from '../../../../platform/databaseDeadlines'
import { modelOf } from '../../../../platform/database'
import { ensureIndexesOf } from '../../../../platform/ensureIndexes'
import { type Account, makeAccount } from '../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

const PEOPLE = 50_000
const DAY_MS = 86_400_000
const FIRST = ['Nyadɛŋ', 'Deng', 'Amina', 'Keji', 'Poni', 'Lado', 'Achol', 'Wani', 'Garang', 'Ayen']
const GRADES = ['student', 'graduate', 'professional', 'professional', 'fellow'] as const
const REGIONS = ['greater_upper_nile', 'greater_equatoria', 'greater_bahr_el_ghazal', 'other'] as const

let app: TestApp
let admin: Account
let lead: Account

beforeAll(async () => {
  app = await startTestPayload()
  admin = await makeAccount(app.payload, { roles: ['admin'] })
  lead = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'greater_equatoria' })
  const now = Date.now()
  const inDays = (days: number): Date => new Date(now + days * DAY_MS)
  for (let start = 0; start < PEOPLE; start += 5_000) {
    const numbers = Array.from({ length: 5_000 }, (_, place) => start + place)
    const users = numbers.map(() => new ObjectId())
    const written = { createdAt: new Date(now), updatedAt: new Date(now) }
    await modelOf(app.payload, 'profiles').collection.insertMany(
      numbers.map((number, place) => ({
        user: users[place],
        fullName: `${FIRST[number % FIRST.length]} Person ${number}`,
        email: `person${number}@example.org`,
        organization: number % 500 === 0 ? 'Ministry of Roads and Bridges' : `Company ${number}`,
        region: REGIONS[number % REGIONS.length],
        joinedAt: inDays(-(number % 700)),
        isInDirectory: true,
        ...written,
      })),
      NO_DEADLINE,
    )
    await modelOf(app.payload, 'memberships').collection.insertMany(
      numbers.map((number, place) => {
        // the last tenth in the grace period or expired; a few without an end, suspended or ended
        const ends = number % 10 === 0 ? -(number % 60) : number % 350
        return {
          user: users[place],
          number: `ACE-2026-${number + 1_000_000}`,
          grade: GRADES[number % GRADES.length],
          startedAt: inDays(-400),
          ...(number % 997 === 0 ? {} : { expiresAt: inDays(ends + 0.5), graceUntil: inDays(ends + 30.5) }),
          ...(number % 499 === 0 && { suspendedAt: inDays(-3) }),
          ...(number % 1_009 === 0 && { withdrawnAt: inDays(-2) }),
          ...written,
        }
      }),
      NO_DEADLINE,
    )
  }
}, 240_000)
afterAll(() => app.stop())

type Plan = Record<string, unknown>

/** A query of a large collection, and the database's explanation of it. */
interface Question {
  text: string
  explain: () => Promise<unknown>
}

const explained = (command: Document): Promise<unknown> =>
  app.payload.db.connection.db?.command({ explain: command, verbosity: 'executionStats' }, NO_DEADLINE) ??
  Promise.resolve()

const nameOf = (collection: unknown): string =>
  collection instanceof Collection ? collection.collectionName : ''

/** Records the queries of the large collections that go through the driver. */
const asked = async (work: () => Promise<unknown>): Promise<Question[]> => {
  const [find, aggregate] = [
    vi.spyOn(Collection.prototype, 'find'),
    vi.spyOn(Collection.prototype, 'aggregate'),
  ] // counts are aggregations
  const large = (['profiles', 'memberships'] as const).map(
    (slug) => modelOf(app.payload, slug).collection.collectionName,
  )
  try {
    await work()
    const found = find.mock.results.map(({ value }, place) => ({
      collection: nameOf(find.mock.contexts[place]),
      text: JSON.stringify(find.mock.calls[place]?.[0] ?? {}),
      explain: () => (value as FindCursor).clone().explain('executionStats', NO_DEADLINE),
    }))
    const aggregated = aggregate.mock.calls.map(([pipeline, options], place) => {
      const collection = nameOf(aggregate.mock.contexts[place])
      return {
        collection,
        text: JSON.stringify(pipeline),
        explain: () =>
          explained({
            aggregate: collection,
            pipeline,
            cursor: {},
            ...(options?.hint && { hint: options.hint }),
          }),
      }
    })
    return [...found, ...aggregated]
      .filter(({ collection }) => large.includes(collection))
      .map(({ collection, text, explain }) => ({ text: `${collection} ${text.slice(0, 300)}`, explain }))
  } finally {
    find.mockRestore()
    aggregate.mockRestore()
  }
}

/** The stages of a plan, and the number of documents that they read. */
const factsOf = (plan: unknown): { stages: string[]; read: number } => {
  const waiting: unknown[] = [plan]
  const [stages, counts] = [[] as string[], [0]]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next !== 'object' || next === null) continue
    const { stage, totalDocsExamined, rejectedPlans: _, ...rest } = next as Plan
    if (typeof stage === 'string') stages.push(stage)
    if (typeof totalDocsExamined === 'number') counts.push(totalDocsExamined)
    waiting.push(...Object.values(rest))
  }
  return { stages: [...new Set(stages)], read: Math.max(...counts) }
}

/** The queries that read most of a collection, as the database explains them. */
const scans = async (questions: Question[], most = 5_000): Promise<unknown[]> => {
  const found: unknown[] = []
  for (const { text, explain } of questions) {
    const facts = factsOf(await explain())
    if (facts.stages.includes('COLLSCAN') || facts.read > most) found.push({ ...facts, text })
  }
  return found
}

const list = async (
  query: string,
  as = admin,
): Promise<{ docs: { fullName: string }[]; totalDocs: number }> => {
  const response = await app.request('GET', `/api/profiles?depth=0&limit=10&${query}`, { as })
  expect(response.status).toBe(200)
  return (await response.json()) as { docs: { fullName: string }[]; totalDocs: number }
}

/** As the panel's search box queries. */
const searchFor = (text: string): string =>
  ['fullName', 'email', 'organization']
    .map((field, place) => `where[or][${place}][${field}][like]=${encodeURIComponent(text)}`)
    .join('&')

describe('the check itself', () => {
  it('detects a query that scans a collection', async () => {
    const found = await asked(() =>
      modelOf(app.payload, 'profiles')
        .find({ bio: /nobody/ })
        .limit(1)
        .lean(),
    )
    expect(await scans(found)).toHaveLength(1)
  })
})

describe('with fifty thousand people', () => {
  it.each([
    ['by name', 'sort=fullName', 'admin'],
    ['by name, a later page', 'sort=fullName&page=40', 'admin'],
    ['by name, descending', 'sort=-fullName', 'admin'],
    ['by date, latest first', 'sort=-joinedAt', 'admin'],
    ['by region', 'sort=region', 'admin'],
    ['by grade', 'sort=-membershipType', 'admin'],
    ['by email', 'sort=email', 'admin'],
    ['of one region for its chapter lead', 'sort=fullName', 'lead'],
  ])('the panel lists profiles %s without a scan', async (_, query, who) => {
    const as = who === 'admin' ? admin : lead
    const found = await asked(() => list(query, as))
    expect(found.length).toBeGreaterThan(0)
    // a lead's profiles are counted by their index: a quarter of all
    expect(await scans(found, who === 'lead' ? PEOPLE / 4 + 10 : undefined)).toEqual([])
  })

  it('the panel’s search finds people by parts of names, emails and organisations, in any spelling, without a scan', async () => {
    await list(searchFor('warm up')) // the names are read once, at the first search
    let answers: Awaited<ReturnType<typeof list>>[] = []
    const found = await asked(async () => {
      answers = [
        await list(searchFor('nyadeng person 4000')),
        await list(searchFor('person1234@')),
        await list(searchFor('roads ministry')),
        await list(searchFor('Person')),
      ]
    })
    expect(await scans(found)).toEqual([])
    const [byName, byAddress, byOrganisation, everybody] = answers
    expect(byName?.docs.map(({ fullName }) => fullName)).toContain('Nyadɛŋ Person 40000')
    expect(byAddress?.docs.map(({ fullName }) => fullName)).toEqual(['Poni Person 1234'])
    expect(byOrganisation?.totalDocs).toBe(100)
    expect(everybody?.docs).toHaveLength(10)
  })

  it('the statistics count members by indexes, with the rule of current members', async () => {
    const found = await asked(async () => expect((await app.request('GET', '/api/figures')).status).toBe(200))
    expect(found.length).toBeGreaterThan(0)
    expect(await scans(found)).toEqual([])
    const now = new Date()
    const memberships = modelOf(app.payload, 'memberships').collection
    for (const grade of [undefined, 'fellow', 'student'] as const) {
      const byRule = await memberships.countDocuments({
        ...currentMembersCondition(now),
        ...(grade && { grade }),
      })
      expect(byRule).toBeGreaterThan(1_000)
      expect(await countCurrentMembers(app.payload, now, grade)).toBe(byRule)
    }
  })

  it('an index is built while people are written: a running version is not blocked', async () => {
    const profiles = modelOf(app.payload, 'profiles').collection
    const name = 'built meanwhile'
    const build = { isDone: false }
    const key = { bio: 1, organization: 1, email: 1, fullName: 1 } as const
    const building = ensureIndexesOf(profiles, [{ key, name }]).finally(() => (build.isDone = true))
    let written = 0
    do {
      await profiles.updateOne({ email: `person${written}@example.org` }, { $set: { bio: 'An engineer.' } })
      if (!build.isDone) written++
    } while (!build.isDone)
    await building
    await profiles.dropIndex(name)
    // a build that blocked would let through those alone that came before it
    expect(written).toBeGreaterThan(3)
  })
})
