import { randomUUID } from 'node:crypto'
import type { Db } from 'mongodb'
import { applicationInput } from '../applications'
import { makeChance } from '../chance'
import { type Client, httpClient } from '../httpClient'
import { inTurns } from '../inTurns'
import { signedInAdmin, signedInPeople } from '../signedInPeople'
import { required } from '../required'

/** How often each request is sent. */
const REPEATS = 3

export interface MembershipFigures {
  people: number
  /** Unexpected answers, with the first of each kind. */
  unexpected: string[]
  /**
   * Emails with more or fewer than one account, and accounts with more or fewer than one credential and
   * profile.
   */
  brokenAccounts: number
  /** People with more or fewer than one application. */
  brokenApplications: number
  /** People with more or fewer than one number or membership, and memberships with another number. */
  brokenNumbers: number
  /** Missing numbers between the first and the last. */
  gaps: number
  /** People with more or fewer than one mail about the approval. */
  brokenMails: number
  seconds: { signUps: number; applications: number; approvals: number }
}

/** The number of keys that do not occur exactly once. */
const notOnce = (keys: readonly string[], found: readonly unknown[]): number => {
  const counts = new Map(keys.map((key) => [key, 0]))
  for (const key of found.map(String)) if (counts.has(key)) counts.set(key, required(counts.get(key)) + 1)
  return [...counts.values()].filter((count) => count !== 1).length
}

const fieldsOf = async (db: Db, collection: string, field: string, filter: object = {}): Promise<unknown[]> =>
  (
    await db
      .collection(collection)
      .find(filter, { projection: { [field]: 1 } })
      .toArray()
  ).map((document): unknown => document[field])

/**
 * Many people sign up, apply and are approved; every request is sent three times in random order.
 * @param atOnce the number of simultaneous requests
 * @param db the server's own database, in an installation without email confirmation
 */
export const membershipRush = async ({
  url,
  db,
  people: count,
  atOnce,
}: {
  url: string
  db: Db
  people: number
  atOnce: number
}): Promise<MembershipFigures> => {
  const call: Client = httpClient(url)
  const chance = makeChance(count)
  const unexpected = new Map<string, string>()
  const rush = async <Item>(
    items: readonly Item[],
    allowed: readonly number[],
    ask: (item: Item) => Promise<Response>,
  ): Promise<number> => {
    const started = performance.now()
    await inTurns(
      chance.shuffled(Array.from({ length: REPEATS }, () => items).flat()),
      atOnce,
      async (item) => {
        const response = await ask(item)
        const text = await response.text()
        if (!allowed.includes(response.status) && !unexpected.has(String(response.status)))
          unexpected.set(String(response.status), `${response.status} ${text.slice(0, 200)}`)
      },
    )
    return (performance.now() - started) / 1000
  }

  const addresses = Array.from({ length: count }, () => `${randomUUID()}@example.org`)
  const signUps = await rush(addresses, [201], (email) =>
    call('POST', '/api/users/sign-up', {
      body: { fullName: 'Nyandeng Deng', email, password: 'Bridge-over-the-Nile-1' },
    }),
  )
  const accounts = await db
    .collection('users')
    .find({ email: { $in: addresses } }, { projection: { email: 1 } })
    .toArray()
  const accountIds = accounts.map(({ _id }) => String(_id))
  const brokenAccounts =
    notOnce(
      addresses,
      accounts.map(({ email }): unknown => email),
    ) +
    notOnce(accountIds, await fieldsOf(db, 'credentials', 'user')) +
    notOnce(accountIds, await fieldsOf(db, 'profiles', 'user'))

  const people = await signedInPeople(db, count)
  const ids = people.map(({ id }) => String(id))
  // a rush of applications, not of uploads
  await db.collection('grades').updateMany({}, { $set: { documents: [] } })
  const applications = await rush(people, [201, 409], ({ cookie, email }) =>
    call('POST', '/api/applications/submit', { cookie, body: applicationInput({ email }) }),
  )
  const brokenApplications = notOnce(ids, await fieldsOf(db, 'applications', 'user'))

  const admin = await signedInAdmin(db)
  const sent = await db
    .collection('applications')
    .find({}, { projection: { _id: 1 } })
    .toArray()
  const decide = (id: string, status: string, from: string) =>
    call('POST', `/api/applications/${id}/status`, { cookie: admin.cookie, body: { status, from } })
  await rush(sent, [200], ({ _id }) => decide(String(_id), 'under_review', 'pending'))
  const approvals = await rush(sent, [200], ({ _id }) => decide(String(_id), 'approved', 'under_review'))

  const issued = await db
    .collection<{ _id: number; user: unknown }>('membership-numbers')
    .find()
    .sort({ _id: 1 })
    .toArray()
  const numbers = issued.map(({ _id }) => _id)
  const memberships = await db
    .collection('memberships')
    .find({}, { projection: { user: 1, number: 1 } })
    .toArray()
  const numberOf = new Map(
    memberships.map(({ user, number }) => [String(user), Number(String(number).split('-')[2])]),
  )
  const brokenNumbers =
    notOnce(
      ids,
      issued.map(({ user }) => user),
    ) +
    notOnce(
      ids,
      memberships.map(({ user }): unknown => user),
    ) +
    issued.filter(({ _id, user }) => numberOf.get(String(user)) !== _id).length
  const gaps = numbers.length === 0 ? 0 : required(numbers.at(-1)) - required(numbers[0]) + 1 - numbers.length
  const mails = await fieldsOf(db, 'outboxes', 'to', { template: 'applicationApproved' })
  return {
    people: count,
    unexpected: [...unexpected.values()],
    brokenAccounts,
    brokenApplications,
    brokenNumbers,
    gaps,
    brokenMails: notOnce(
      people.map(({ email }) => email),
      mails,
    ),
    seconds: { signUps, applications, approvals },
  }
}
