import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OwnProfile } from '../../../../../domain/people/profiles/profile.schema'
import { modelOf } from '../../../../../platform/database'
import { type Account, makeAccount, makeCrowd } from '../../../../helpers/accounts'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const save = (as: Account | undefined, body: unknown): Promise<Response> =>
  app.request('PATCH', '/api/profiles/me', { as, body })

const load = async (as: Account): Promise<OwnProfile> => {
  const response = await app.request('GET', '/api/profiles/me', { as })
  expect(response.status).toBe(200)
  return (await response.json()) as OwnProfile
}
const stored = async (account: Account): Promise<Record<string, unknown>> =>
  (await modelOf(app.payload, 'profiles').findOne({ user: account.id }).lean<Record<string, unknown>>()) ?? {}

/** An account with a profile, without hashing a password. */
const newcomer = async (): Promise<Account> => {
  const [account] = await makeCrowd(app.payload, 1)
  if (!account) throw new Error('Nobody was made')
  await load(account)
  return account
}

const FULL = {
  fullName: 'Ayen Deng',
  phone: '+211 1',
  postalAddress: 'P.O. Box 12\nJuba',
  professionalTitle: 'Engineer',
  organization: 'Works',
  specialization: 'Dams',
  region: 'other',
  bio: 'Hello',
  yearsOfExperience: 7,
  licenseNumber: 'EX-1',
  membershipType: 'student',
  hiddenFields: ['bio'],
  isListedPublicly: true,
  isInDirectory: false,
} as const

describe('a person’s own profile', () => {
  it('is returned with the other data of its page', async () => {
    const account = await makeAccount(app.payload)
    expect(await load(account)).toMatchObject({
      email: account.email,
      fullName: 'Nyandeng Deng',
      region: null,
      avatarUrl: null,
      hiddenFields: [],
      isListedPublicly: false,
      isInDirectory: true,
      membership: { status: 'none', number: null, isTypeLocked: false },
    })
  })

  // proves: C121
  it('is created once for an account that a crash left without one', async () => {
    const [account = await newcomer()] = await makeCrowd(app.payload, 1)
    const loaded = await Promise.all(Array.from({ length: 10 }, () => load(account)))
    expect(new Set(loaded.map(({ id }) => id)).size).toBe(1)
    expect(loaded[0]?.fullName).toBe(account.email)
  })

  // proves: C118
  it('saves each field of the form', async () => {
    const account = await makeAccount(app.payload)
    const response = await save(account, FULL)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject(FULL)
    expect(await load(account)).toMatchObject(FULL)
  })

  // proves: C219
  it('changes only the fields that are given, and null or a blank clears a field', async () => {
    const account = await makeAccount(app.payload)
    await save(account, FULL)
    await save(account, { bio: 'Changed' })
    expect(await load(account)).toMatchObject({ ...FULL, bio: 'Changed' })
    await save(account, { bio: ' ', yearsOfExperience: null, region: null })
    expect(await load(account)).toMatchObject({ ...FULL, bio: null, yearsOfExperience: null, region: null })
    const before = await stored(account)
    expect((await save(account, {})).status).toBe(200)
    expect(await stored(account)).toEqual(before)
  })

  it.each([
    { status: 'active' },
    { membershipStatus: 'active' },
    { number: 'ACE-2026-0001' },
    { membershipNumber: 'ACE-2026-0001' },
    { email: 'x@example.org' },
    { user: 'a'.repeat(24) },
    { roles: ['admin'] },
    { createdAt: '2001-01-01' },
    { joinedAt: '2001-01-01' },
    { avatar: 'a'.repeat(24) },
    { leavingAt: null },
    { _verified: true },
    { id: 'x' },
    { $set: { email: 'x' } },
    { fullName: '' },
    { fullName: null },
    { fullName: 'x'.repeat(101) },
    { fullName: { $ne: null } },
    { fullName: 'a\0b' },
    { fullName: 'Visit www.evil.example' },
    { fullName: 'ayen@evil.example' },
    { region: 'mars' },
    { membershipType: 'king' },
    { yearsOfExperience: 1.5 },
    { yearsOfExperience: -1 },
    { yearsOfExperience: '5' },
    { licenseNumber: 'x'.repeat(51) },
    { postalAddress: 'x'.repeat(301) },
    { postalAddress: 'P.O. Box\t12' },
    { postalAddress: ['Juba'] },
    { hiddenFields: ['fullName'] },
    { hiddenFields: 'bio' },
    { isListedPublicly: 'yes' },
    { divisions: ['x'] },
    { divisions: ['a'.repeat(24)] },
  ])('refuses %o and changes nothing', async (body) => {
    const account = await newcomer()
    const before = await stored(account)
    expect((await save(account, { phone: '1', ...body })).status).toBe(400)
    expect(await stored(account)).toEqual(before)
  })

  it.each(['[]', '"text"', 'null', '{', ''])('refuses %s', async (body) =>
    expect((await save(await newcomer(), body)).status).toBe(400),
  )

  // proves: C186
  it('is closed to other people and visitors', async () => {
    const [owner, other, admin] = [
      await makeAccount(app.payload),
      await makeAccount(app.payload),
      await makeAccount(app.payload, { roles: ['admin'] }),
    ]
    const before = await stored(owner)
    const { id } = await load(owner)
    expect((await save(undefined, { bio: 'x' })).status).toBe(401)
    for (const as of [owner, other, admin]) {
      for (const path of [`/api/profiles/${id}`, `/api/profiles?where[id][equals]=${id}`]) {
        expect([400, 401, 403, 404]).toContain(
          (await app.request('PATCH', path, { as, body: { bio: 'x' } })).status,
        )
      }
    }
    for (const as of [owner, other])
      expect(
        (await app.request('PATCH', `/api/profiles/${id}/fields`, { as, body: { bio: 'x' } })).status,
      ).toBe(403)
    expect(await stored(owner)).toEqual(before)
  })

  it('loses none of different fields that are edited at once, 40 times', async () => {
    const [owner, admin] = [
      await makeAccount(app.payload),
      await makeAccount(app.payload, { roles: ['admin'] }),
    ]
    const { id } = await load(owner)
    for (let turn = 0; turn < 40; turn += 1) {
      const own = {
        bio: `bio ${turn}`,
        phone: `phone ${turn}`,
        organization: `organization ${turn}`,
        licenseNumber: `license ${turn}`,
      }
      const corrected = {
        specialization: `specialization ${turn}`,
        region: turn % 2 ? 'other' : 'greater_equatoria',
      }
      const answers = await Promise.all([
        ...Object.entries(own).map(([name, value]) => save(owner, { [name]: value })),
        ...Object.entries(corrected).map(([name, value]) =>
          app.request('PATCH', `/api/profiles/${id}/fields`, { as: admin, body: { [name]: value } }),
        ),
      ])
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
      expect(await stored(owner)).toMatchObject({ ...own, ...corrected })
    }
  })
})

describe('the divisions of a profile', () => {
  it('are returned with their addresses', async () => {
    const account = await newcomer()
    const slugs = ['one-division', 'two-division']
    await modelOf(app.payload, 'divisions').insertMany(slugs.map((slug) => ({ slug, title: slug })))
    expect(await (await save(account, { divisions: slugs })).json()).toMatchObject({ divisions: slugs })
    expect((await save(account, { divisions: [...slugs, 'no-division'] })).status).toBe(400)
    expect(await load(account)).toMatchObject({ divisions: slugs })
    await save(account, { divisions: [] })
    expect(await load(account)).toMatchObject({ divisions: [] })
  })
})

describe('an administrator', () => {
  it('changes the given fields of other people, but not their privacy choices', async () => {
    const [owner, admin] = [
      await makeAccount(app.payload),
      await makeAccount(app.payload, { roles: ['admin'] }),
    ]
    await save(owner, FULL)
    const { id } = await load(owner)
    const correct = (body: object): Promise<Response> =>
      app.request('PATCH', `/api/profiles/${id}/fields`, { as: admin, body })
    expect(await (await correct({ region: 'greater_equatoria' })).json()).toEqual({ id, changed: ['region'] })
    expect(await load(owner)).toMatchObject({ ...FULL, region: 'greater_equatoria' })
    for (const body of [
      { isListedPublicly: false },
      { hiddenFields: [] },
      { email: 'x@example.org' },
      { region: 'mars' },
    ])
      expect((await correct(body)).status).toBe(400)
    expect(
      (
        await app.request('PATCH', `/api/profiles/${'0'.repeat(24)}/fields`, {
          as: admin,
          body: { region: 'other' },
        })
      ).status,
    ).toBe(404)
  })
})
