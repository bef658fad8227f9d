import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../../../../endpoints/search/schema'
import type { Profile, Publication } from '../../../../payload-types'
import { modelOf } from '../../../../server/services/database'
import { type Account, confirmEmailOf, makeAccount } from '../../../helpers/accounts'
import { inDays, makeEvent } from '../../../helpers/events'
import { makeMembership } from '../../../helpers/memberships'
import { type TestApp, startTestPayload } from '../../../helpers/testPayload'

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const ask = (query: string, as?: Account): Promise<Response> => app.request('GET', `/api/search${query}`, { as })

const find = async (text: string, as?: Account): Promise<SearchAnswer> => {
  const response = await ask(`?${new URLSearchParams({ q: text }).toString()}`, as)
  expect(response.status).toBe(200)
  return (await response.json()) as SearchAnswer
}

const NOTHING: SearchAnswer = { events: [], publications: [], members: [] }

/** A word that no other test uses. */
const newWord = (): string => `w${randomUUID().replaceAll('-', '')}`

const makePaper = (title: string, overrides: Partial<Publication> = {}): Promise<Publication> =>
  app.payload.create({
    collection: 'publications',
    data: { title, category: 'videos', videoUrl: 'https://example.org/video', publishedDate: inDays(-1), _status: 'published', ...overrides } as Publication,
    overrideAccess: true, // made by the test, not by a person
  })

const makeMember = async (fullName: string, profile: Partial<Profile> = {}): Promise<Account> => {
  const account = await makeAccount(app.payload, { fullName })
  await verify(account)
  await makeMembership(app.payload, account.id)
  await modelOf(app.payload, 'profiles').updateOne({ user: account.id }, { $set: profile })
  return account
}

const verify = (account: Account) => confirmEmailOf(app.payload, account)

describe('the search', () => {
  it('finds events and publications by a part of their title, whatever its case, and shows four fields', async () => {
    const word = newWord()
    const event = await makeEvent(app.payload, { title: `Visit ${word} dyke`, description: 'On foot', location: 'Bor' })
    const paper = await makePaper(`On the ${word} dyke`)
    expect(await find(word.toUpperCase().slice(0, 30))).toEqual({
      events: [{ id: event.id, title: event.title, slug: event.slug, description: 'On foot' }],
      publications: [{ id: paper.id, title: paper.title, slug: paper.slug, description: null }],
      members: [],
    })
    expect(await find(` ${word} DYKE `)).not.toEqual(NOTHING)
    expect(await find(`dyke ${word}`)).toEqual(NOTHING)
  })

  it('shows three of each at most: events that are not over first, the newest papers', async () => {
    const word = newWord()
    const dates = { 'long ago': -90, lately: -3, later: 60, soon: 2 }
    for (const [when, days] of Object.entries(dates)) await makeEvent(app.payload, { title: `${word} ${when}`, eventDate: inDays(days) })
    for (const days of [-4, -1, -3, -2]) await makePaper(`${word} ${days}`, { publishedDate: inDays(days) })
    const { events, publications } = await find(word)
    expect(events.map(({ title }) => title)).toEqual(['soon', 'later', 'lately'].map((when) => `${word} ${when}`))
    expect(publications.map(({ title }) => title)).toEqual([-1, -2, -3].map((days) => `${word} ${days}`))
    await makeEvent(app.payload, { title: `${word} open`, eventDate: inDays(-200), isDateToBeAnnounced: true })
    expect((await find(word)).events.map(({ title }) => title)).toEqual(['open', 'soon', 'later'].map((when) => `${word} ${when}`))
  })

  it('shows no draft, not even to staff', async () => {
    const word = newWord()
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    await makeEvent(app.payload, { title: word, _status: 'draft' })
    await makePaper(word, { _status: 'draft' })
    expect(await find(word)).toEqual(NOTHING)
    expect(await find(word, admin)).toEqual(NOTHING)
  })

  it('takes every character for itself', async () => {
    const word = newWord()
    await makeEvent(app.payload, { title: `Cost (USD) 100% [${word}] a.b*c^$` })
    await makeMember(`${word} O'Neil (Jr.)`, { isListedPublicly: true })
    for (const text of [`100% [${word}]`, 'a.b*c^$', '(USD)']) expect((await find(text)).events).toHaveLength(1)
    expect((await find("o'neil (jr.)")).members).toHaveLength(1)
    for (const text of [`${word}.*`, '.*', `^.*[${word}]`, `(?:${word})`, 'a.b.c', '\\', '$', '{"$ne":null}', `${word}|x`]) {
      const { events, members } = await find(text)
      expect([text, members.length, events.length]).toEqual([text, 0, text === '$' ? 1 : 0])
    }
  })

  it.each(['null', 'true', 'undefined', '-0.', 'a,b', 'a'.repeat(24), '0'.repeat(24), 'x'.repeat(100), 'محمد', '🏗️', '../..', '<script>'])('answers %s like any other text', async (text) => {
    expect(await find(text)).toEqual(NOTHING)
    await makeEvent(app.payload, { title: `About ${text} of all` })
    const isId = /^[a0]{24}$/.test(text) // taken by Payload for an id, which no title holds
    expect((await find(text)).events).toHaveLength(isId ? 0 : 1)
  })

  it.each(['', '?q=', '?q=%20%20', `?q=${'x'.repeat(101)}`, '?q[$ne]=x', '?q[]=a&q[]=b', '?q=a&q=b', '?q[contains]=a', '?q=a%00b'])('refuses %s', async (query) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'invalid', field: 'q' }] })
  })
})

describe('the search over as many as there may be', () => {
  it('answers, whether there is little or much to find', async () => {
    const fill = async (slug: 'profiles' | 'memberships' | 'publications' | 'events', count: number, make: (place: number) => Record<string, unknown>): Promise<void> => {
      const documents = Array.from({ length: count }, (_, place) => ({ ...make(place), createdAt: new Date(), updatedAt: new Date() }))
      await modelOf(app.payload, slug).collection.insertMany(documents, { ordered: false })
    }
    const [person, word] = [await makeMember('The searcher'), newWord()]
    const users = Array.from({ length: 50_000 }, () => new ObjectId())
    await fill('memberships', 50_000, (place) => ({ user: users[place], number: `${word}-${place}`, grade: 'student', startedAt: new Date() }))
    await fill('profiles', 50_000, (place) => ({ user: users[place], email: `${place}@example.org`, fullName: `Akol ${place} ${word}`, isListedPublicly: place % 2 === 0, joinedAt: new Date() }))
    await fill('publications', 10_000, (place) => ({ title: `Report ${place} ${word}`, slug: `${word}-${place}`, category: 'videos', publishedDate: new Date(place), _status: 'published' }))
    await fill('events', 2_000, (place) => ({ title: `Meeting ${place} ${word}`, slug: `${word}-${place}`, eventDate: new Date(place), location: 'Juba', _status: 'published' }))
    for (const who of [undefined, person]) {
      const { events, publications, members } = await find(word, who)
      expect([events.length, publications.length, members.length]).toEqual([3, 3, 3])
      expect((await find(`49998 ${word}`, who)).members).toHaveLength(1)
      expect((await find(`49999 ${word}`, who)).members).toHaveLength(who ? 1 : 0)
      expect(await find('zqxzqx', who)).toEqual(NOTHING)
    }
  })
})

describe('members in the search', () => {
  it('are for a visitor, and for an account without membership, those who agreed to be found, name and title alone', async () => {
    const word = newWord()
    const listed = await makeMember(`Ayen ${word}`, { isListedPublicly: true, professionalTitle: 'Surveyor', organization: 'Works', phone: '+211' })
    await makeMember(`Bol ${word}`, { professionalTitle: 'Surveyor' })
    const found = [{ fullName: `Ayen ${word}`, professionalTitle: 'Surveyor' }]
    const unconfirmed = await makeAccount(app.payload)
    const noMember = await makeAccount(app.payload)
    await verify(noMember)
    for (const who of [undefined, unconfirmed, noMember]) expect((await find(word.toUpperCase(), who)).members).toEqual(found)
    await modelOf(app.payload, 'profiles').updateOne({ user: listed.id }, { $set: { isListedPublicly: false } })
    expect((await find(word)).members).toEqual([])
  })

  it('are for a member those of the directory, by name, three at most', async () => {
    const word = newWord()
    const person = await makeMember(`Zeinab ${word}`)
    await verify(person)
    for (const name of ['Duop', 'Bol', 'Ayen']) await makeMember(`${name} ${word}`)
    expect((await find(word, person)).members).toEqual(['Ayen', 'Bol', 'Duop'].map((name) => ({ fullName: `${name} ${word}`, professionalTitle: null })))
    expect((await find(word)).members).toEqual([])
  })

  it('keep a hidden title, and are not found by a title', async () => {
    const [name, title] = [newWord(), newWord()]
    const person = await makeMember(name, { isListedPublicly: true, professionalTitle: title, hiddenFields: ['professionalTitle'] })
    await verify(person)
    for (const who of [undefined, person]) {
      expect((await find(name, who)).members).toEqual([{ fullName: name, professionalTitle: null }])
      expect(await find(title, who)).toEqual(NOTHING)
    }
  })
})
