import type { Payload } from 'payload'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { isPasswordCorrect } from '../../../domain/accounts/credentials'
import { createAdmin } from '../../../seed/createAdmin'
import { seed } from '../../../seed/seed'
import { isSeeded } from '../../../seed/seedLock'
import { modelOf } from '../../../platform/database'
import { passwordHashOf } from '../../helpers/accounts'
import { fewOrFull } from '../../helpers/fullCounts'
import { type TestApp, startTestPayload } from '../../helpers/testPayload'

const EDITORIAL = [
  'divisions',
  'chapters',
  'officers',
  'news',
  'faqs',
  'policies',
  'pages',
  'events',
  'publications',
  'grades',
] as const
const COUNTED = [
  ...EDITORIAL,
  'files',
  'users',
  'credentials',
  'profiles',
  'roles',
  'memberships',
  'membership-numbers',
  'applications',
  'cpd-entries',
  'registrations',
  'seat-ledgers',
] as const

let app: TestApp
let payload: Payload

beforeAll(async () => {
  app = await startTestPayload()
  payload = app.payload
})
/** Each test of a group begins on an empty database. */
const emptyBeforeEach = (): void => beforeEach(() => app.stop())

afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => app.stop())

const countAll = async (): Promise<Record<string, number>> =>
  Object.fromEntries(
    await Promise.all(
      COUNTED.map(async (slug): Promise<[string, number]> => [
        slug,
        await modelOf(payload, slug).countDocuments(),
      ]),
    ),
  )

/** Creates that many documents, then fails, as a killed process does. */
const failAfter = (times: number): void => {
  const original = payload.create.bind(payload)
  let calls = 0
  vi.spyOn(payload, 'create').mockImplementation((options: Parameters<typeof original>[0]) => {
    calls += 1
    if (calls > times) throw new Error('killed')
    return original(options)
  })
}

describe('a fresh trial installation', () => {
  let first: Awaited<ReturnType<typeof seed>>
  beforeAll(async () => {
    expect(await isSeeded(payload, { hasDemoPeople: true })).toBe(false)
    first = await seed(payload, { hasDemoPeople: true })
  })

  it('is seeded once, and visitors see its content', async () => {
    expect(first.created).toMatchObject({
      globals: 4,
      divisions: 8,
      chapters: 6,
      officers: 4,
      news: 4,
      faqs: 8,
      policies: 4,
      grades: 7,
      pages: 22,
      events: 6,
      files: 16,
      publications: 17,
      users: 28,
      memberships: 25,
      applications: 2,
    })
    expect(await isSeeded(payload, { hasDemoPeople: true })).toBe(true)

    for (const collection of EDITORIAL) {
      const { totalDocs } = await payload.find({ collection, limit: 1, overrideAccess: false })
      expect([collection, totalDocs]).toEqual([collection, first.created[collection]])
    }
    const home = await payload.findGlobal({ slug: 'home', depth: 0, overrideAccess: false })
    expect(home.hero?.headlines).toHaveLength(8)
    expect(home.publications).toHaveLength(3)

    const before = await countAll()
    expect(await seed(payload, { hasDemoPeople: true })).toEqual({ created: {}, accounts: [] })
    expect(await countAll()).toEqual(before)
  })

  it('has an administrator and a member who can sign in, and nobody else', async () => {
    const { accounts } = first
    expect(accounts.map(({ email, roles }) => ({ email, roles }))).toEqual([
      { email: 'admin@example.org', roles: ['admin'] },
      { email: 'member@example.org', roles: ['member'] },
    ])
    for (const { email, password } of accounts) {
      const answer = await app.request('POST', '/api/users/login', { body: { email, password } })
      expect([email, answer.status]).toEqual([email, 200])
    }
    const usable = await modelOf(payload, 'credentials').countDocuments({ passwordHash: /^scrypt/ })
    expect(usable).toBe(2)
    expect(await isPasswordCorrect('none', await passwordHashOf(payload, 'moses.wani@example.org'))).toBe(
      false,
    )
  })

  it('has a full event whose seats are held by members, numbers without a gap, and memberships in several states', async () => {
    const { docs } = await payload.find({
      collection: 'events',
      where: { slug: { equals: 'site-visit-freedom-bridge' } },
      overrideAccess: true, // the seeded documents, as stored in the database
    })
    const ledger = await modelOf(payload, 'seat-ledgers')
      .findOne({ event: docs[0]?.id })
      .lean<{ taken: number; capacity: number; holders: unknown[] }>()
    expect(ledger).toMatchObject({ taken: 12, capacity: 12 })
    expect(await modelOf(payload, 'registrations').countDocuments({ event: docs[0]?.id })).toBe(12)

    const numbers = await modelOf(payload, 'membership-numbers').distinct('_id')
    expect(numbers.map(Number)).toEqual(Array.from({ length: 25 }, (_, index) => index + 1))
    // past the access rules: the test checks the result
    const memberships = await payload.find({ collection: 'memberships', limit: 100, overrideAccess: true })
    expect(new Set(memberships.docs.map(({ status }) => status))).toEqual(
      new Set(['active', 'grace', 'expired']),
    )
  })
})

describe('a further run', () => {
  emptyBeforeEach()

  it('preserves staff’s changes and does not restore what they deleted', async () => {
    await seed(payload, { hasDemoPeople: false })
    const overrideAccess = true
    await payload.update({
      collection: 'divisions',
      where: { slug: { equals: 'structural-engineering' } },
      data: { tagline: 'Ours' },
      overrideAccess,
    })
    await payload.delete({
      collection: 'faqs',
      where: { slug: { equals: 'how-do-i-become-a-member' } },
      overrideAccess,
    })
    await payload.updateGlobal({
      slug: 'navigation',
      data: { footer: [], _status: 'published' },
      overrideAccess,
    })
    const { created } = await seed(payload, { hasDemoPeople: true })
    expect(created).not.toHaveProperty('faqs')
    expect(created).not.toHaveProperty('globals')
    const { docs } = await payload.find({
      collection: 'divisions',
      where: { tagline: { equals: 'Ours' } },
      overrideAccess,
    })
    expect(docs).toHaveLength(1)
    expect((await payload.findGlobal({ slug: 'navigation', overrideAccess })).footer).toEqual([])
  })
})

describe('an installation without demo accounts', () => {
  emptyBeforeEach()

  it('has no account and no full event', async () => {
    const { created, accounts } = await seed(payload, { hasDemoPeople: false })
    expect(accounts).toEqual([])
    expect(created).toMatchObject({ events: 5, publications: 17 })
    expect(await modelOf(payload, 'users').countDocuments()).toBe(0)
    expect(await isSeeded(payload)).toBe(true)
    expect(await isSeeded(payload, { hasDemoPeople: true })).toBe(false)
  })
})

describe('an interrupted run', () => {
  emptyBeforeEach()

  it.each(fewOrFull({ few: [5, 80], full: [0, 5, 60, 80, 90] }))(
    'after %i documents is completed by the next',
    async (times) => {
      failAfter(times)
      await expect(seed(payload, { hasDemoPeople: true })).rejects.toThrow('killed')
      vi.restoreAllMocks()
      expect(await isSeeded(payload, { hasDemoPeople: true })).toBe(false)
      const { accounts } = await seed(payload, { hasDemoPeople: true })
      expect(await countAll()).toMatchObject({
        divisions: 8,
        pages: 22,
        events: 6,
        files: 16,
        publications: 17,
        users: 28,
        credentials: 28,
        profiles: 28,
        memberships: 25,
        applications: 2,
        'cpd-entries': 3,
        'seat-ledgers': 6,
        registrations: 29,
      })
      expect(accounts).toHaveLength(2)
      for (const { email, password } of accounts)
        expect(await isPasswordCorrect(password, await passwordHashOf(payload, email))).toBe(true)
    },
  )

  it('does not touch an account that a person created', async () => {
    const { password } = await createAdmin(payload, { email: 'admin@example.org', fullName: 'Ayen Deng' })
    const { accounts } = await seed(payload, { hasDemoPeople: true })
    expect(accounts.map(({ email }) => email)).toEqual(['member@example.org'])
    expect(await isPasswordCorrect(password ?? '', await passwordHashOf(payload, 'admin@example.org'))).toBe(
      true,
    )
  })
})

describe('several processes that start together', () => {
  emptyBeforeEach()

  it('seed the database once', async () => {
    const results = await Promise.all([1, 2, 3].map(() => seed(payload, { hasDemoPeople: true })))
    expect(results.map(({ accounts }) => accounts.length).sort()).toEqual([0, 0, 2])
    expect(await countAll()).toMatchObject({
      divisions: 8,
      pages: 22,
      events: 6,
      files: 16,
      publications: 17,
      users: 28,
      memberships: 25,
      registrations: 29,
    })
  })
})
