import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { DirectoryMember, DirectoryPage } from '../../../../../domain/people/directory/directory.schema'
import type { Profile } from '../../../../../payload-types'
import { modelOf } from '../../../../../platform/database'
import { type Account, confirmEmailOf, makeAccount, newEmail } from '../../../../helpers/accounts'
import { makeMembership } from '../../../../helpers/memberships'
import { newWord } from '../../../../helpers/newWord'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'
import { createDocument } from '../../../../helpers/createDocument'

let app: TestApp
let reader: Account

const verify = (account: Account) => confirmEmailOf(app.payload, account)

beforeAll(async () => {
  app = await startTestPayload()
  reader = await makeAccount(app.payload, { fullName: 'The reader' })
  await verify(reader)
  await makeMembership(app.payload, reader.id)
})
afterAll(() => app.stop())

const setProfile = (account: Account, profile: object) =>
  modelOf(app.payload, 'profiles').updateOne({ user: account.id }, { $set: profile })

const makeMember = async (fullName: string, profile: Partial<Profile> = {}): Promise<Account> => {
  const account = await makeAccount(app.payload, { fullName })
  await verify(account)
  await makeMembership(app.payload, account.id)
  await setProfile(account, profile)
  return account
}

const ask = (query: Record<string, string>, as: Account | undefined = reader): Promise<Response> =>
  app.request('GET', `/api/directory?${new URLSearchParams(query).toString()}`, { as })

const find = async (query: Record<string, string>): Promise<DirectoryPage> => {
  const response = await ask(query)
  expect(response.status).toBe(200)
  return (await response.json()) as DirectoryPage
}
const names = async (query: Record<string, string>): Promise<string[]> =>
  (await find(query)).members.map(({ fullName }) => fullName)

const TEN_FIELDS = [
  'avatarUrl',
  'bio',
  'fullName',
  'id',
  'joinedAt',
  'membershipType',
  'organization',
  'professionalTitle',
  'region',
  'specialization',
]

describe('the directory', () => {
  // proves: C185
  it('is open to current members and staff with a confirmed email', async () => {
    const stranger = await app.request('GET', '/api/directory')
    expect(stranger.status).toBe(401)
    expect(await stranger.json()).toMatchObject({
      errors: [{ message: 'Please sign in to view the member directory' }],
    })
    const unconfirmed = await makeAccount(app.payload)
    expect((await ask({}, unconfirmed)).status).toBe(403)
    const { members } = await find({})
    for (const who of [undefined, unconfirmed])
      expect((await app.request('GET', `/api/directory/${members[0]?.id}`, { as: who })).status).toBe(
        who ? 403 : 401,
      )
  })

  it('is closed to accounts without a current membership, with a reason', async () => {
    const inPast = { expiresAt: new Date(0), graceUntil: new Date(1) }
    for (const membership of [undefined, inPast, { suspendedAt: new Date() }, { withdrawnAt: new Date() }]) {
      const account = await makeAccount(app.payload)
      await verify(account)
      if (membership) await makeMembership(app.payload, account.id, membership)
      const answer = await ask({}, account)
      expect(answer.status).toBe(403)
      expect(await answer.json()).toMatchObject({
        errors: [
          {
            code: 'no_membership',
            message: 'The directory is for current members. Your account has no current membership.',
          },
        ],
      })
    }
    const inGrace = await makeAccount(app.payload)
    await verify(inGrace)
    await makeMembership(app.payload, inGrace.id, { expiresAt: new Date(0) })
    const lead = await makeAccount(app.payload, { roles: ['chapter_lead'], chapterRegion: 'other' })
    await verify(lead)
    for (const person of [inGrace, lead]) expect((await ask({}, person)).status).toBe(200)
  })

  it('lists only current members who have not left it, and shows staff expired ones on request', async () => {
    const word = newWord()
    const admin = await makeAccount(app.payload, { roles: ['admin'], fullName: `Admin ${word}` })
    await verify(admin)
    const noMember = await makeAccount(app.payload, { fullName: `Applicant ${word}` })
    await verify(noMember)
    await makeMember(`Current ${word}`)
    await makeMember(`Unlisted ${word}`, { isInDirectory: false })
    const former = await makeMember(`Former ${word}`)
    const suspended = await makeMember(`Suspended ${word}`)
    expect(await names({ search: word })).toEqual([`Current ${word}`, `Former ${word}`, `Suspended ${word}`])
    await modelOf(app.payload, 'memberships').updateOne(
      { user: former.id },
      { $set: { expiresAt: new Date(0), graceUntil: new Date(1) } },
    )
    await modelOf(app.payload, 'memberships').updateOne(
      { user: suspended.id },
      { $set: { suspendedAt: new Date() } },
    )
    expect(await names({ search: word })).toEqual([`Current ${word}`])
    expect((await ask({ search: word, membership: 'expired' })).status).toBe(403)
    const expired = (await (
      await ask({ search: word, membership: 'expired' }, admin)
    ).json()) as DirectoryPage
    expect(expired.members.map(({ fullName }) => fullName)).toEqual([`Former ${word}`])
    const one = `/api/directory/${expired.members[0]?.id}`
    expect([
      (await app.request('GET', one, { as: reader })).status,
      (await app.request('GET', one, { as: admin })).status,
    ]).toEqual([404, 200])
    await modelOf(app.payload, 'memberships').updateOne(
      { user: noMember.id },
      { $set: { number: newWord().slice(0, 20), grade: 'student', startedAt: new Date() } },
      { upsert: true },
    )
    expect(await names({ search: word })).toEqual([`Applicant ${word}`, `Current ${word}`])
    await modelOf(app.payload, 'memberships').deleteOne({ user: noMember.id })
    expect(await names({ search: word })).toEqual([`Current ${word}`])
  })

  // proves: C125
  it('shows ten fields and nothing else', async () => {
    const word = newWord()
    await makeMember(word, {
      phone: '+211 1',
      postalAddress: 'P.O. Box 12\nJuba',
      licenseNumber: 'EX-1',
      yearsOfExperience: 9,
      professionalTitle: 'Surveyor',
      specialization: 'Dams',
      organization: 'Works',
      region: 'greater_equatoria',
      membershipType: 'fellow',
      bio: 'About',
      avatar: 'a'.repeat(24),
      isListedPublicly: false,
    })
    const { members, total, page, pages } = await find({ search: word })
    expect({ total, page, pages }).toEqual({ total: 1, page: 1, pages: 1 })
    expect(Object.keys(members[0] ?? {}).sort()).toEqual(TEN_FIELDS)
    expect(members[0]).toMatchObject({
      professionalTitle: 'Surveyor',
      specialization: 'Dams',
      organization: 'Works',
      region: 'greater_equatoria',
      membershipType: 'fellow',
      bio: 'About',
    })
    const one = await app.request('GET', `/api/directory/${members[0]?.id}`, { as: reader })
    expect(await one.json()).toEqual(members[0])
    for (const id of ['0'.repeat(24), 'x', '%7B%7D'])
      expect((await app.request('GET', `/api/directory/${id}`, { as: reader })).status).toBe(404)
  })

  // proves: C062
  it('searches name, title, specialization and organization, in any case, and takes every character literally', async () => {
    const word = newWord()
    await makeMember(`Name ${word}`)
    await makeMember('Title', { professionalTitle: `x${word}x` })
    await makeMember('Special', { specialization: word.toUpperCase() })
    await makeMember('Works', { organization: `(${word}) a.b*` })
    await makeMember('Nobody', {
      bio: word,
      phone: word.slice(0, 20),
      postalAddress: word,
      licenseNumber: word,
    })
    expect(await names({ search: ` ${word.toUpperCase()} ` })).toEqual([
      `Name ${word}`,
      'Special',
      'Title',
      'Works',
    ])
    expect(await names({ search: `(${word}) a.b*` })).toEqual(['Works'])
    for (const search of ['.*', `${word}.*`, '^', '\\', '$ne', '[a-z]'])
      expect(await names({ search })).toEqual([])
  })

  it('does not show, find or filter hidden fields', async () => {
    const word = newWord()
    const full = {
      professionalTitle: `t${word}`,
      specialization: `s${word}`,
      organization: `o${word}`,
      region: 'other',
      membershipType: 'honorary',
      bio: 'About',
      avatar: 'b'.repeat(24),
    } as const
    await makeMember(`Hidden ${word}`, {
      ...full,
      hiddenFields: [
        'professionalTitle',
        'specialization',
        'organization',
        'region',
        'membershipType',
        'bio',
        'avatar',
        'joinedAt',
      ],
    })
    expect((await find({ search: `Hidden ${word}` })).members[0]).toEqual({
      id: expect.any(String),
      fullName: `Hidden ${word}`,
      professionalTitle: null,
      specialization: null,
      organization: null,
      region: null,
      avatarUrl: null,
      membershipType: null,
      bio: null,
      joinedAt: null,
    } satisfies Record<keyof DirectoryMember, unknown>)
    for (const search of [`t${word}`, `s${word}`, `o${word}`]) expect(await names({ search })).toEqual([])
    expect(await names({ search: word, region: 'other' })).toEqual([])
    expect(await names({ search: word, grade: 'honorary' })).toEqual([])
  })

  it('filters by region, grade and division together, and ignores an empty filter', async () => {
    const word = newWord()
    const slug = `division-${word}`
    const division = await createDocument(app.payload, 'divisions', { slug, title: word })
    await makeMember(`A ${word}`, {
      region: 'greater_equatoria',
      membershipType: 'fellow',
      divisions: [division],
    })
    await makeMember(`B ${word}`, { region: 'greater_equatoria', membershipType: 'student' })
    await makeMember(`C ${word}`, { region: 'greater_upper_nile', membershipType: 'fellow' })
    const found = async (query: Record<string, string>): Promise<string> =>
      (await names({ search: word, ...query })).map((name) => name[0]).join('')
    expect(await found({})).toBe('ABC')
    expect(await found({ region: '', grade: '', division: '', sort: '', page: '' })).toBe('ABC')
    expect(await found({ region: 'greater_equatoria' })).toBe('AB')
    expect(await found({ grade: 'fellow' })).toBe('AC')
    expect(await found({ region: 'greater_equatoria', grade: 'fellow' })).toBe('A')
    expect(await found({ division: slug })).toBe('A')
    expect(await found({ division: 'no-such-division' })).toBe('')
  })

  it('is paged and sorted', async () => {
    const word = newWord()
    const people = Array.from({ length: 26 }, (_, place) => ({
      user: new ObjectId(),
      email: newEmail(),
      fullName: `${word} ${String(place).padStart(2, '0')}`,
      joinedAt: new Date(2020, 0, 26 - place),
    }))
    await modelOf(app.payload, 'profiles').insertMany(people)
    await Promise.all(people.map(({ user }) => makeMembership(app.payload, user.toHexString())))
    const [first, second, third] = await Promise.all(
      ['1', '2', '3'].map((page) => find({ search: word, page })),
    )
    expect([
      first?.total,
      first?.pages,
      first?.members.length,
      second?.members.length,
      third?.members.length,
    ]).toEqual([26, 2, 24, 2, 0])
    expect(second?.members.map(({ fullName }) => fullName)).toEqual([`${word} 24`, `${word} 25`])
    expect((await names({ search: word, sort: 'newest' }))[0]).toBe(`${word} 00`)
  })

  it.each([
    'region=mars',
    'grade=king',
    'sort=-email',
    'page=0',
    'page=1.5',
    'page=10001',
    'page=x',
    'division={}',
    `search=${'x'.repeat(101)}`,
    'search=a%00b',
    'search[$ne]=x',
    'region[]=other',
    'membership=none',
  ])('refuses %s', async (query) =>
    expect((await app.request('GET', `/api/directory?${query}`, { as: reader })).status).toBe(400),
  )

  it('shows every change at the next request, also when a person leaves it', async () => {
    const word = newWord()
    const account = await makeMember(word)
    for (let turn = 0; turn < 20; turn += 1) {
      await setProfile(account, { organization: `${word}-${turn}` })
      expect(await names({ search: `${word}-${turn}` })).toEqual([word])
      if (turn > 0) expect(await names({ search: `${word}-${turn - 1}.` })).toEqual([])
    }
    await setProfile(account, { leavingAt: new Date() })
    expect(await names({ search: word })).toEqual([])
    await modelOf(app.payload, 'profiles').updateOne({ user: account.id }, { $unset: { leavingAt: 1 } })
    expect(await names({ search: word })).toEqual([word])
    const [{ id } = { id: '' }] = (await find({ search: word })).members
    await modelOf(app.payload, 'profiles').deleteOne({ user: account.id })
    expect(await names({ search: word })).toEqual([])
    expect((await app.request('GET', `/api/directory/${id}`, { as: reader })).status).toBe(404)
  })

  it('hides people who cannot sign in: not confirmed, locked or being deleted', async () => {
    const word = newWord()
    const account = await makeAccount(app.payload, { fullName: word })
    await makeMembership(app.payload, account.id)
    await setProfile(account, { isListedPublicly: true, avatar: 'c'.repeat(24) })
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    const profile = await modelOf(app.payload, 'profiles')
      .findOne({ user: account.id }, { _id: 1 })
      .lean<{ _id: unknown }>()
    const isShown = async (): Promise<boolean> => {
      const found = (await names({ search: word })).length > 0
      const byId =
        (await app.request('GET', `/api/directory/${String(profile?._id)}`, { as: reader })).status === 200
      const { members } = (await (await app.request('GET', `/api/search?q=${word}`)).json()) as {
        members: unknown[]
      }
      expect([byId, members.length > 0]).toEqual([found, found])
      return found
    }
    const staff = (step: string) =>
      app.request('POST', `/api/users/${account.id}/${step}`, { as: admin, body: {} })
    expect(await isShown()).toBe(false)
    await verify(account)
    expect(await isShown()).toBe(true)
    expect((await staff('lock')).status).toBe(200)
    expect(await isShown()).toBe(false)
    expect((await staff('unlock')).status).toBe(200)
    expect(await isShown()).toBe(true)
  })

  it('shows changes made during other requests', async () => {
    const word = newWord()
    const accounts = await Promise.all(
      Array.from({ length: 10 }, (_, place) => makeMember(`${word} ${place}`)),
    )
    await Promise.all(
      accounts.map(async (account, place) => {
        for (let turn = 0; turn < 10; turn += 1) {
          const text = `${word}-${place}-${turn}`
          await setProfile(account, { organization: text })
          expect(await names({ search: text })).toEqual([`${word} ${place}`])
        }
      }),
    )
  })
})
