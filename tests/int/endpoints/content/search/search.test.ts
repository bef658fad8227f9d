import { ObjectId } from 'mongodb'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { SearchAnswer } from '../../../../../domain/content/search/search.schema'
import type { Profile, Publication } from '../../../../../payload-types'
import { moveContentVersion } from '../../../../../domain/content/contentVersions'
import { modelOf } from '../../../../../platform/database'
import { type Account, confirmEmailOf, makeAccount } from '../../../../helpers/accounts'
import { inDays, makeEvent } from '../../../../helpers/events'
import { fewOrFull } from '../../../../helpers/fullCounts'
import { makeMembership } from '../../../../helpers/memberships'
import { newWord } from '../../../../helpers/newWord'
import { type TestApp, startTestPayload } from '../../../../helpers/testPayload'

const PEOPLE = fewOrFull({ few: 5_000, full: 50_000 })

let app: TestApp

beforeAll(async () => {
  app = await startTestPayload()
})
afterAll(() => app.stop())

const ask = (query: string, as?: Account): Promise<Response> =>
  app.request('GET', `/api/search${query}`, { as })

const find = async (text: string, as?: Account): Promise<SearchAnswer> => {
  const response = await ask(`?${new URLSearchParams({ q: text }).toString()}`, as)
  expect(response.status).toBe(200)
  return (await response.json()) as SearchAnswer
}

const NOTHING: SearchAnswer = { events: [], publications: [], news: [], answers: [], pages: [], members: [] }

const makePublication = (title: string, overrides: Partial<Publication> = {}): Promise<Publication> =>
  app.payload.create({
    collection: 'publications',
    data: {
      title,
      category: 'videos',
      videoUrl: 'https://example.org/video',
      publishedDate: inDays(-1),
      _status: 'published',
      ...overrides,
    } as Publication,
    overrideAccess: true, // the test prepares its data
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
  // proves: C183
  it('finds events and publications by their words, with their addresses', async () => {
    const [word, place] = [newWord(), newWord()]
    const event = await makeEvent(app.payload, {
      title: `Visit ${word} dyke`,
      description: 'On foot',
      location: `Bor ${place}`,
    })
    const paper = await makePublication(`On the ${word} dyke`)
    expect(await find(word.toUpperCase().slice(0, 30))).toEqual({
      ...NOTHING,
      events: [
        {
          id: `events:${event.id}`,
          title: event.title,
          href: `/events/${event.slug}`,
          excerpt: 'On foot',
          titleMarks: [[6, 6 + word.length]],
          excerptMarks: [],
        },
      ],
      publications: [
        {
          id: `publications:${paper.id}`,
          title: paper.title,
          href: `/publications/${paper.slug}`,
          excerpt: '',
          titleMarks: [[7, 7 + word.length]],
          excerptMarks: [],
        },
      ],
    })
    for (const text of [` ${word} DYKE `, `dyke ${word}`, `dyk ${word}`])
      expect((await find(text)).events, text).toHaveLength(1)
    expect((await find(place)).events).toHaveLength(1)
  })

  it('finds news, questions, policies and pages by their whole text, each with its own address', async () => {
    const word = newWord()
    const richText = {
      root: {
        type: 'root',
        version: 1,
        format: '' as const,
        indent: 0,
        direction: 'ltr' as const,
        children: [
          { type: 'paragraph', version: 1, children: [{ type: 'text', version: 1, text: `About ${word}.` }] },
        ],
      },
    }
    const made = { _status: 'published' as const }
    const overrideAccess = true // the test prepares its data
    await app.payload.create({
      collection: 'news',
      data: {
        ...made,
        title: 'News',
        slug: `n-${word}`,
        category: 'policy',
        date: inDays(-1),
        summary: 'In short.',
        body: richText,
      },
      overrideAccess,
    })
    await app.payload.create({
      collection: 'faqs',
      data: { ...made, question: 'How?', slug: `f-${word}`, topic: 'membership', answer: richText },
      overrideAccess,
    })
    await app.payload.create({
      collection: 'pages',
      data: {
        ...made,
        title: 'A page',
        slug: `p-${word}`,
        description: 'About it.',
        layout: [{ blockType: 'prose', content: richText }],
      },
      overrideAccess,
    })
    const { news, answers, pages } = await find(word)
    expect([news, answers, pages].map((found) => found.map(({ href }) => href))).toEqual([
      [`/newsroom/n-${word}`],
      [`/membership/support#f-${word}`],
      [`/p-${word}`],
    ])
    expect(news[0]).toMatchObject({ excerpt: `About ${word}.`, excerptMarks: [[6, 6 + word.length]] })
  })

  it('follows what was published, changed, withdrawn and deleted at the next request', async () => {
    const [first, second] = [newWord(), newWord()]
    const paper = await makePublication(first)
    const titles = async (word: string): Promise<number> => (await find(word)).publications.length
    expect(await titles(first)).toBe(1)
    const change = (data: Partial<Publication>) =>
      app.payload.update({ collection: 'publications', id: paper.id, data, overrideAccess: true }) // the test prepares its data
    await change({ title: second, _status: 'published' })
    expect([await titles(first), await titles(second)]).toEqual([0, 1])
    await change({ _status: 'draft' })
    expect(await titles(second)).toBe(0)
    await change({ _status: 'published' })
    expect(await titles(second)).toBe(1)
    await app.payload.delete({ collection: 'publications', id: paper.id, overrideAccess: true }) // the test prepares its data
    expect(await titles(second)).toBe(0)
  })

  // proves: C211
  it('returns at most three of each: upcoming events first, the newest publications', async () => {
    const word = newWord()
    const dates = { 'long ago': -90, lately: -3, later: 60, soon: 2 }
    for (const [when, days] of Object.entries(dates))
      await makeEvent(app.payload, { title: `${word} ${when}`, eventDate: inDays(days) })
    for (const days of [-4, -1, -3, -2])
      await makePublication(`${word} ${days}`, { publishedDate: inDays(days) })
    const { events, publications } = await find(word)
    expect(events.map(({ title }) => title)).toEqual(
      ['soon', 'later', 'lately'].map((when) => `${word} ${when}`),
    )
    expect(publications.map(({ title }) => title)).toEqual([-1, -2, -3].map((days) => `${word} ${days}`))
    await makeEvent(app.payload, {
      title: `${word} open`,
      eventDate: inDays(-200),
      isDateToBeAnnounced: true,
    })
    expect((await find(word)).events.map(({ title }) => title)).toEqual(
      ['open', 'soon', 'later'].map((when) => `${word} ${when}`),
    )
  })

  it('returns no draft, not even to staff', async () => {
    const word = newWord()
    const admin = await makeAccount(app.payload, { roles: ['admin'] })
    await makeEvent(app.payload, { title: word, _status: 'draft' })
    await makePublication(word, { _status: 'draft' })
    expect(await find(word)).toEqual(NOTHING)
    expect(await find(word, admin)).toEqual(NOTHING)
  })

  it.each(['.*', '^.*', '\\', '$', '{}', '🏗️', '../../..', '%', "'"])(
    'treats %s as a text without words',
    async (text) => {
      const word = newWord()
      await makeEvent(app.payload, { title: word })
      expect((await find(`${word} ${text}`)).events).toHaveLength(1)
      const { members: _, ...content } = await find(text)
      expect(Object.values(content).flat()).toEqual([])
    },
  )

  it.each([
    'null',
    'true',
    'undefined',
    'a'.repeat(24),
    '0'.repeat(24),
    'x'.repeat(100),
    'محمد',
    'constructor',
    '__proto__',
  ])('answers %s like any other text', async (text) => {
    expect((await find(text)).events).toEqual([])
    await makeEvent(app.payload, { title: `About ${text} of all` })
    expect((await find(text)).events).toHaveLength(1)
  })

  it('returns more of each kind on request', async () => {
    const word = newWord()
    for (const step of [1, 2, 3, 4, 5]) await makePublication(`${word} ${step}`)
    const fewOrFull = async (query: string): Promise<number> =>
      ((await (await ask(`?q=${word}${query}`)).json()) as SearchAnswer).publications.length
    expect([await fewOrFull(''), await fewOrFull('&limit=4'), await fewOrFull('&limit=10')]).toEqual([
      3, 4, 5,
    ])
    for (const limit of ['0', '11', 'x', '1.5'])
      expect((await ask(`?q=${word}&limit=${limit}`)).status).toBe(400)
  })

  it.each([
    '',
    '?q=',
    '?q=%20%20',
    `?q=${'x'.repeat(101)}`,
    '?q[$ne]=x',
    '?q[]=a&q[]=b',
    '?q=a&q=b',
    '?q[contains]=a',
    '?q=a%00b',
  ])('refuses %s', async (query) => {
    const response = await ask(query)
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ errors: [{ code: 'invalid', field: 'q' }] })
  })
})

describe('the search over many records', () => {
  it('answers, with few or many matches', async () => {
    const fill = async (
      slug: 'profiles' | 'memberships' | 'publications' | 'events',
      count: number,
      make: (place: number) => Record<string, unknown>,
    ): Promise<void> => {
      const documents = Array.from({ length: count }, (_, place) => ({
        ...make(place),
        createdAt: new Date(),
        updatedAt: new Date(),
      }))
      for (let start = 0; start < count; start += 2000)
        await modelOf(app.payload, slug).collection.insertMany(documents.slice(start, start + 2000), {
          ordered: false,
        })
    }
    const [person, word] = [await makeMember('The searcher'), newWord()]
    const users = Array.from({ length: PEOPLE }, () => new ObjectId())
    await fill('memberships', PEOPLE, (place) => ({
      user: users[place],
      number: `${word}-${place}`,
      grade: 'student',
      startedAt: new Date(),
    }))
    await fill('profiles', PEOPLE, (place) => ({
      user: users[place],
      email: `${place}@example.org`,
      fullName: `Akol ${place} ${word}`,
      isListedPublicly: place % 2 === 0,
      joinedAt: new Date(),
    }))
    await fill('publications', PEOPLE / 5, (place) => ({
      title: `Report ${place} ${word}`,
      slug: `${word}-${place}`,
      category: 'videos',
      publishedDate: new Date(place),
      _status: 'published',
    }))
    await fill('events', PEOPLE / 25, (place) => ({
      title: `Meeting ${place} ${word}`,
      slug: `${word}-${place}`,
      eventDate: new Date(place),
      location: 'Juba',
      _status: 'published',
    }))
    await moveContentVersion(app.payload, 'content') // as a publication does
    for (const who of [undefined, person]) {
      const { events, publications, members } = await find(word, who)
      expect([events.length, publications.length, members.length]).toEqual([3, 3, 3])
      expect((await find(`${PEOPLE - 2} ${word}`, who)).members).toHaveLength(1)
      const isShown = (await find(`${PEOPLE - 1} ${word}`, who)).members.some(
        ({ fullName }) => fullName === `Akol ${PEOPLE - 1} ${word}`,
      )
      expect(isShown).toBe(Boolean(who)) // a visitor may instead find similar names of people who agreed to be found
      expect(await find('zqxzqx', who)).toEqual(NOTHING)
    }
  })
})

describe('members in the search', () => {
  it('are found with or without accents, with words in any order, and with one typo', async () => {
    const word = newWord()
    await makeMember(`Nyadɛŋ ${word} Kuɔl`, { isListedPublicly: true })
    for (const text of [`nyadeng ${word}`, `kuol ${word}`, `${word} NYADEN`, `nyadenk ${word}`])
      expect((await find(text)).members, text).toHaveLength(1)
    expect((await find(`nyakim ${word}`)).members).toEqual([])
  })

  // proves: C126
  it('are returned to visitors and to accounts without membership only if they agreed, with name and title only', async () => {
    const word = newWord()
    const listed = await makeMember(`Ayen ${word}`, {
      isListedPublicly: true,
      professionalTitle: 'Surveyor',
      organization: 'Works',
      phone: '+211',
    })
    await makeMember(`Bol ${word}`, { professionalTitle: 'Surveyor' })
    const found = [{ id: null, fullName: `Ayen ${word}`, professionalTitle: 'Surveyor' }]
    const unconfirmed = await makeAccount(app.payload)
    const noMember = await makeAccount(app.payload)
    await verify(noMember)
    for (const who of [undefined, unconfirmed, noMember])
      expect((await find(word.toUpperCase(), who)).members).toEqual(found)
    await modelOf(app.payload, 'profiles').updateOne(
      { user: listed.id },
      { $set: { isListedPublicly: false } },
    )
    expect((await find(word)).members).toEqual([])
  })

  // proves: C212
  it('are returned to members from the directory, by name, three at most', async () => {
    const word = newWord()
    const person = await makeMember(`Zeinab ${word}`)
    await verify(person)
    for (const name of ['Duop', 'Bol', 'Ayen']) await makeMember(`${name} ${word}`)
    expect((await find(word, person)).members).toEqual(
      ['Ayen', 'Bol', 'Duop'].map((name) => ({
        id: expect.any(String) as unknown,
        fullName: `${name} ${word}`,
        professionalTitle: null,
      })),
    )
    expect((await find(word)).members).toEqual([])
  })

  it('have no hidden title, and are not found by a title', async () => {
    const [name, title] = [newWord(), newWord()]
    const person = await makeMember(name, {
      isListedPublicly: true,
      professionalTitle: title,
      hiddenFields: ['professionalTitle'],
    })
    await verify(person)
    for (const who of [undefined, person]) {
      expect((await find(name, who)).members).toEqual([
        { id: who ? (expect.any(String) as unknown) : null, fullName: name, professionalTitle: null },
      ])
      expect(await find(title, who)).toEqual(NOTHING)
    }
  })
})
