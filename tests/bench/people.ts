import { MongoClient, ObjectId } from 'mongodb'
import { PERSON_PARTS } from '../../domain/people/personRecord/personParts.schema'
import { encodeCondition } from '../../domain/office/savedLists/conditionTexts.schema'
import type { ListCondition, ListSubject } from '../../domain/office/savedLists/listFields.schema'
import { keysOf } from '../../platform/records.schema'
import { httpClient, signUp } from '../helpers/httpClient'
import { REGIONS, of } from './fillPeople'

const REQUESTS = 400
const REQUESTS_PER_LIST = 100

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
    const path = paths(Math.abs(turn))
    const response = await fetch(`${url}${path}`, {
      headers: cookie ? { cookie, origin: url } : {},
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
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
  /** The search of the desk: by the same texts, and by numbers of receipts and invoices. */
  deskMs: number
  /** The administrators' list of accounts: by a part of the name or address, and by role. */
  accountsMs: number
  /** Saved lists: a page of rows with their number, by what they ask. */
  listsMs: Record<string, number>
  /** A person's page: what it opens with, then its parts, in turns. */
  personMs: number
}

/** What secretaries ask, from one condition to the example of issue 13, part 6. */
const EXAMPLE_LISTS: Record<string, [ListSubject, ListCondition[]]> = {
  everybody: ['people', []],
  fellows: ['people', [{ field: 'grade', op: 'is', values: ['fellow'] }]],
  'in arrears': ['people', [{ field: 'arrears', op: 'is', values: ['yes'] }]],
  'by name': ['people', [{ field: 'name', op: 'has', values: ['deng'] }]],
  'by four conditions': [
    'people',
    [
      { field: 'grade', op: 'is', values: ['professional'] },
      { field: 'region', op: 'is', values: ['greater_equatoria'] },
      { field: 'arrears', op: 'is', values: ['yes'] },
      { field: 'eventOn', op: 'in', values: ['thisYear'] },
    ],
  ],
  'expired memberships': ['memberships', [{ field: 'status', op: 'is', values: ['expired'] }]],
  'payments of the year': ['payments', [{ field: 'paidOn', op: 'in', values: ['thisYear'] }]],
}

const queryOf = ([subject, conditions]: [ListSubject, ListCondition[]]): string =>
  new URLSearchParams([
    ['subject', subject],
    ...conditions.map((condition) => ['c', encodeCondition(condition)]),
  ]).toString()

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
  const deskMs = await p95(
    url,
    admin,
    // a single letter is refused
    (turn) => `/api/desk-search?q=${turn % 3 && text(turn).length > 1 ? text(turn) : `BENCH-${turn * 7}`}`,
  )
  const listsMs: Record<string, number> = {}
  for (const [name, list] of Object.entries(EXAMPLE_LISTS)) {
    const page = (turn: number): string => `/api/saved-lists/rows?${queryOf(list)}&page=${1 + (turn % 3)}`
    listsMs[name] = await p95(url, admin, page, REQUESTS_PER_LIST)
  }
  const accounts = await someAccounts(uri)
  const pages = ['account', ...keysOf(PERSON_PARTS).map((part) => `part/${part}`)]
  const personMs = await p95(url, admin, (turn) => `/api/users/${of(accounts, turn)}/${of(pages, turn)}`)
  return { directoryMs, paletteMs, deskMs, accountsMs, listsMs, personMs }
}
