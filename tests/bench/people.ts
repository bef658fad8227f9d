import { randomBytes } from 'node:crypto'
import { MongoClient, ObjectId } from 'mongodb'
import { PERSON_PARTS } from '../../domain/personRecord/personParts.schema'
import { encodeCondition } from '../../domain/savedLists/conditionTexts.schema'
import type { ListCondition, ListSubject } from '../../domain/savedLists/listFields.schema'
import { keysOf } from '../../platform/records.schema'
import { httpClient, signUp } from '../helpers/httpClient'

const MEMBERS = 50_000
const PUBLICATIONS = 10_000
const EVENTS = 2_000
/** Of both, one for every second member. */
const REGISTRATIONS = 25_000
const INVOICES = 25_000
const PAYMENTS = 50_000
const REQUESTS = 400
const REQUESTS_PER_LIST = 100

const FIRST = [
  'Ayen',
  'Deng',
  'Achol',
  'Moses',
  'Nyakim',
  'Gatluak',
  'Peter',
  'Mary',
  'Santino',
  'Adut',
  'محمد',
  'Grace',
]
const LAST = [
  'Ajak',
  'Lado',
  'Majok',
  'Ruot',
  'Tombe',
  'Keji',
  'Kuol',
  'Kenyi',
  'Biar',
  'أحمد',
  'Akuein',
  'Wol',
]
const WORKS = [
  'Roads Partnership',
  'Water Works',
  'Consulting',
  'Testing Laboratory',
  'Flood Protection',
  'University of Juba',
]
const FIELDS = [
  'Bridges',
  'Unpaved roads',
  'Urban drainage',
  'Boreholes',
  'Dykes and earthworks',
  'Concrete',
  'Surveying',
]
const REGIONS = ['greater_upper_nile', 'greater_equatoria', 'greater_bahr_el_ghazal', 'other']
const GRADES = ['student', 'graduate', 'associate', 'professional', 'fellow']

const DAY_MS = 24 * 60 * 60_000

/** Every twentieth membership: who had it has no role of members. */
const hasExpired = (place: number): boolean => place % 20 === 0

const of = <Item>(items: readonly Item[], place: number): Item | undefined => items[place % items.length]

/** Fills the database as full as the association may ever be. */
export const fillPeople = async (uri: string): Promise<void> => {
  const client = await MongoClient.connect(uri)
  const db = client.db()
  const stamps = { createdAt: new Date(), updatedAt: new Date(Date.now() - 60_000) }
  const insert = async (
    collection: string,
    count: number,
    make: (place: number) => object,
  ): Promise<void> => {
    for (let start = 0; start < count; start += 5000) {
      await db.collection(collection).insertMany(
        Array.from({ length: Math.min(5000, count - start) }, (_, step) => ({
          ...make(start + step),
          ...stamps,
        })),
        { ordered: false },
      )
    }
  }
  const users = Array.from({ length: MEMBERS }, () => new ObjectId())
  const events = Array.from({ length: EVENTS }, () => new ObjectId())
  await insert('users', MEMBERS, (place) => ({
    _id: of(users, place),
    email: `${place}@bench.example.org`,
    emailVerifiedAt: new Date(0),
  }))
  await insert('registrations', REGISTRATIONS, (place) => ({
    user: of(users, place * 2),
    event: of(events, place),
  }))
  await insert('invoices', INVOICES, (place) => ({
    user: of(users, place * 2),
    number: `BENCH-${place}`,
    reference: randomBytes(10).toString('hex'),
    key: `bench:${place}`,
    // every tenth is due and open
    status: place % 10 === 0 ? 'open' : 'paid',
    recipient: { name: 'Bench', email: 'bench@example.org' },
    purpose: 'renewal',
    currency: 'USD',
    totalMinor: 5_000,
    openMinor: place % 10 === 0 ? 5_000 : 0,
    issuedAt: new Date(Date.now() - 90 * DAY_MS),
    dueAt: new Date(Date.now() - 10 * DAY_MS),
  }))
  await insert('payments', PAYMENTS, (place) => ({
    user: of(users, place),
    key: `bench:${place}`,
    status: 'confirmed',
    method: place % 3 ? 'cash' : 'card',
    amountMinor: 5_000,
    currency: 'USD',
    paidAt: new Date(Date.now() - (place % 900) * DAY_MS),
    receiptNumber: `BENCH-${place}`,
  }))
  await insert('roles', MEMBERS, (place) => ({
    user: of(users, place),
    role: hasExpired(place) ? 'editor' : 'member',
  }))
  await insert('roles', MEMBERS / 100, (place) => ({ user: of(users, place * 100), role: 'chapter_lead' }))
  await insert('memberships', MEMBERS, (place) => ({
    user: of(users, place),
    number: `BENCH-${place}`,
    grade: of(GRADES, place * 3),
    startedAt: new Date(0),
    expiresAt: new Date(hasExpired(place) ? 0 : '2099-01-01'),
    // by this version: nothing is carried over at a start
    revision: 0,
  }))
  await insert('profiles', MEMBERS, (place) => ({
    user: of(users, place),
    email: `${place}@example.org`,
    fullName: `${of(FIRST, place)} ${of(LAST, place * 7 + 3)} ${of(LAST, place * 5)} ${randomBytes(3).toString('hex')}`,
    professionalTitle: `${of(FIELDS, place * 3)} Engineer`,
    organization: `${of(LAST, place)} ${of(WORKS, place * 11)}`,
    specialization: of(FIELDS, place),
    region: of(REGIONS, place),
    membershipType: of(GRADES, place * 3),
    bio: 'Keeps roads open, or says honestly when they are closed. '.repeat(4),
    joinedAt: new Date(Date.now() - place * 60_000),
    isListedPublicly: place % 2 === 0,
    hiddenFields: place % 10 === 0 ? ['organization'] : [],
  }))
  await insert('publications', PUBLICATIONS, (place) => ({
    title: `${of(FIELDS, place)} in ${of(LAST, place)} County, part ${place}`,
    slug: `bench-${place}`,
    category: 'videos',
    publishedDate: new Date(place * 1e8),
    _status: 'published',
  }))
  await insert('events', EVENTS, (place) => ({
    _id: of(events, place),
    title: `${of(FIELDS, place)} workshop ${place}`,
    slug: `bench-${place}`,
    eventDate: new Date(Date.now() + (place - EVENTS / 2) * 1e7),
    location: 'Juba',
    _status: 'published',
  }))
  await client.close()
}

const SEARCHES = [
  'deng',
  'ay',
  'road',
  'university of juba',
  'محمد',
  'zqx',
  'borehole',
  'majok a',
  'e',
  'Testing lab',
  'f0',
  '(',
  'engineer',
]

/** The time that 95 of 100 requests stay under, in milliseconds, one after the other. */
const p95 = async (
  url: string,
  cookie: string | undefined,
  paths: (turn: number) => string,
  requests = REQUESTS,
): Promise<number> => {
  const times: number[] = []
  for (let turn = -20; turn < requests; turn += 1) {
    const started = performance.now()
    const response = await fetch(`${url}${paths(Math.abs(turn))}`, {
      headers: cookie ? { cookie, origin: url } : {},
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${paths(turn)} was answered with ${response.status}`)
    if (turn >= 0) times.push(performance.now() - started)
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? 0
}

/** The cookie of a new member whose address is confirmed, and who is an administrator if wanted. */
export const newReader = async (url: string, uri: string, { isAdmin = false } = {}): Promise<string> => {
  const settings = await MongoClient.connect(uri)
  // like a trial installation: no mail is read here, and nobody types codes
  const rules = { emailConfirmation: 'off', secondFactorForStaff: 'optional' }
  await settings
    .db()
    .collection('globals')
    .updateOne({ globalType: 'staff-settings' }, { $set: rules }, { upsert: true })
  await settings.close()
  const client = httpClient(url)
  const cookie = await signUp(client)
  const { user } = (await (
    await client('GET', '/api/users/me', { cookie, headers: { origin: url } })
  ).json()) as { user: { id: string } }
  const database = await MongoClient.connect(uri)
  await database
    .db()
    .collection('users')
    .updateOne({ _id: new ObjectId(user.id) }, { $set: { emailVerifiedAt: new Date() } })
  await database
    .db()
    .collection('memberships')
    .insertOne({
      user: new ObjectId(user.id),
      number: `BENCH-${user.id}`,
      grade: 'fellow',
      startedAt: new Date(),
      createdAt: new Date(),
      updatedAt: new Date(),
    })
  if (isAdmin)
    await database
      .db()
      .collection('roles')
      .insertOne({ user: new ObjectId(user.id), role: 'admin', createdAt: new Date(), updatedAt: new Date() })
  await database.close()
  return cookie
}

export interface PeopleTimes {
  directoryMs: number
  paletteMs: number
  /** The administrators' list of accounts: by a part of the name or address, and by role. */
  accountsMs: number
  /** Saved lists: of `EXAMPLE_LISTS` the one that takes longest, a page of rows with their number. */
  listsMs: number
  /** A person's page: what it opens with, then its parts, in turns. */
  personMs: number
}

/** What secretaries ask, from one condition to the example of issue 13, part 6. */
const EXAMPLE_LISTS: readonly [ListSubject, ListCondition[]][] = [
  ['people', []],
  ['people', [{ field: 'grade', op: 'is', values: ['fellow'] }]],
  ['people', [{ field: 'arrears', op: 'is', values: ['yes'] }]],
  ['people', [{ field: 'name', op: 'has', values: ['deng'] }]],
  [
    'people',
    [
      { field: 'grade', op: 'is', values: ['professional'] },
      { field: 'region', op: 'is', values: ['greater_equatoria'] },
      { field: 'arrears', op: 'is', values: ['yes'] },
      { field: 'eventOn', op: 'in', values: ['thisYear'] },
    ],
  ],
  ['memberships', [{ field: 'status', op: 'is', values: ['expired'] }]],
  ['payments', [{ field: 'paidOn', op: 'in', values: ['thisYear'] }]],
]
const LIST_QUERIES = EXAMPLE_LISTS.map(([subject, conditions]) =>
  new URLSearchParams([
    ['subject', subject],
    ...conditions.map((condition) => ['c', encodeCondition(condition)]),
  ]).toString(),
)

/** Some of the accounts that were filled in. */
const someAccounts = async (uri: string): Promise<string[]> => {
  const client = await MongoClient.connect(uri)
  const found = await client
    .db()
    .collection('users')
    .find({ email: /@bench\.example\.org$/ }, { projection: { _id: 1 }, limit: 200 })
    .toArray()
  await client.close()
  return found.map(({ _id }) => String(_id))
}

/** How long the directory, the palette and the list of accounts take over everybody. */
export const measurePeople = async (url: string, uri: string): Promise<PeopleTimes> => {
  const cookie = await newReader(url, uri)
  const text = (turn: number): string => encodeURIComponent(SEARCHES[turn % SEARCHES.length] ?? '')
  const directoryMs = await p95(
    url,
    cookie,
    (turn) =>
      `/api/directory?search=${text(turn)}${turn % 3 ? '' : `&region=${of(REGIONS, turn)}`}${turn % 4 ? '' : '&sort=newest'}&page=${1 + (turn % 5)}`,
  )
  const paletteMs = await p95(url, undefined, (turn) => `/api/search?q=${text(turn)}`)
  const admin = await newReader(url, uri, { isAdmin: true })
  const accountsMs = await p95(
    url,
    admin,
    (turn) =>
      `/api/users/list?${turn % 2 ? `q=${text(turn)}` : `role=${turn % 4 ? 'member' : 'chapter_lead'}`}`,
  )
  let listsMs = 0
  for (const query of LIST_QUERIES) {
    const page = (turn: number): string => `/api/saved-lists/rows?${query}&page=${1 + (turn % 3)}`
    listsMs = Math.max(listsMs, await p95(url, admin, page, REQUESTS_PER_LIST))
  }
  const accounts = await someAccounts(uri)
  const pages = ['account', ...keysOf(PERSON_PARTS).map((part) => `part/${part}`)]
  const personMs = await p95(url, admin, (turn) => `/api/users/${of(accounts, turn)}/${of(pages, turn)}`)
  return { directoryMs, paletteMs, accountsMs, listsMs, personMs }
}
