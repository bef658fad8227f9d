import type { Document } from 'mongodb'
import type { Payload } from 'payload'
import { OPEN_STATUSES } from '../../collections/Applications/schema'
import { membershipStatus } from '../../server/services/membershipStatus'
import type { MembershipStatus } from '../../collections/Memberships/schema'
import type { Region, Role } from '../../collections/access/roles'
import type { Membership } from '../../payload-types'
import { modelOf } from '../../server/services/database'
import { literally } from '../literally'
import type { FoundRows } from '../pageOfRows'
import { sortById } from '../sortById'
import type { AccountFilter, AccountRow } from './schema'

type Condition = Record<string, unknown>
type Dates = Pick<Membership, 'expiresAt' | 'graceUntil' | 'suspendedAt' | 'withdrawnAt'>

interface Found {
  user: unknown
  fullName: string
  email: string
  region?: Region | null
  joinedAt: Date
}

interface Owned {
  user: unknown
}

/** Which memberships have a status at a moment: the rule of `membershipStatus`, asked of the database. */
const membershipsWith = (status: Exclude<MembershipStatus, 'none' | 'pending'>, now: Date): Condition => {
  const living = { withdrawnAt: null }
  const isOver = { expiresAt: { $lte: now } }
  if (status === 'suspended') return { ...living, suspendedAt: { $ne: null } }
  const rest = { ...living, suspendedAt: null }
  if (status === 'active') return { ...rest, $or: [{ expiresAt: null }, { expiresAt: { $gt: now } }] }
  return status === 'grace' ? { ...rest, ...isOver, graceUntil: { $gt: now } } : { ...rest, ...isOver, $or: [{ graceUntil: null }, { graceUntil: { $lte: now } }] }
}

/** The accounts that documents of a collection belong to. */
const ownersOf = async (payload: Payload, collection: 'memberships' | 'applications' | 'roles', condition: Condition): Promise<unknown[]> => {
  const rows = await modelOf(payload, collection).collection.find(condition, { projection: { _id: 0, user: 1 } }).toArray()
  return rows.map(({ user }) => user as unknown)
}

const ofStatus = async (payload: Payload, status: MembershipStatus, now: Date): Promise<Condition> => {
  if (status !== 'none' && status !== 'pending') return { user: { $in: await ownersOf(payload, 'memberships', membershipsWith(status, now)) } }
  const [members, applicants] = await Promise.all([
    ownersOf(payload, 'memberships', { withdrawnAt: null }),
    ownersOf(payload, 'applications', { status: { $in: [...OPEN_STATUSES] } }),
  ])
  if (status === 'none') return { user: { $nin: [...members, ...applicants] } }
  const isMember = new Set(members.map(String))
  return { user: { $in: applicants.filter((user) => !isMember.has(String(user))) } }
}

const ofLock = async (payload: Payload, locked: 'yes' | 'no'): Promise<Condition> => {
  const rows = await modelOf(payload, 'users').collection.find({ lockedAt: { $ne: null } }, { projection: { _id: 1 } }).toArray()
  const ids = rows.map(({ _id }) => _id)
  return { user: locked === 'yes' ? { $in: ids } : { $nin: ids } }
}

/**
 * What a filter asks of profiles.
 * @returns with how many that leaves, where it is known anyway: holders of a role are few or nearly everybody
 */
const conditionOf = async (payload: Payload, { q, role, status, region, locked }: AccountFilter, now: Date): Promise<{ condition: Condition; total?: number }> => {
  const all: Condition[] = []
  if (q) all.push({ $or: [{ fullName: literally(q) }, { email: literally(q) }] })
  if (region) all.push({ region })
  const holders = role && (await ownersOf(payload, 'roles', { role }))
  if (holders) all.push({ user: { $in: holders } })
  if (status) all.push(await ofStatus(payload, status, now))
  if (locked) all.push(await ofLock(payload, locked))
  return { condition: all.length > 0 ? { $and: all } : {}, total: holders && all.length === 1 ? holders.length : undefined }
}

/** What other collections know about some people, by the account. */
type Known = Map<string, { membership?: Dates; hasOpenApplication?: boolean; roles: Role[]; isLocked?: boolean }>

/** Looks several people up at once: one question a collection, whatever their number. */
const lookUp = async (payload: Payload, people: Found[], isForAdmins: boolean): Promise<Known> => {
  const ids = people.map(({ user }) => user)
  const find = <Row extends Document>(slug: 'memberships' | 'applications' | 'roles' | 'users', condition: Condition, projection: Condition): Promise<Row[]> =>
    modelOf(payload, slug).collection.find<Row>(condition, { projection }).toArray()
  const [memberships, open, roles, locked] = await Promise.all([
    find<Dates & Owned>('memberships', { user: { $in: ids } }, { user: 1, expiresAt: 1, graceUntil: 1, suspendedAt: 1, withdrawnAt: 1 }),
    find<Owned>('applications', { user: { $in: ids }, status: { $in: [...OPEN_STATUSES] } }, { user: 1 }),
    isForAdmins ? find<Owned & { role: Role }>('roles', { user: { $in: ids } }, { user: 1, role: 1 }) : [],
    isForAdmins ? find<{ _id: unknown }>('users', { _id: { $in: ids }, lockedAt: { $ne: null } }, { _id: 1 }) : [],
  ])
  const known: Known = new Map(ids.map((id) => [String(id), { roles: [] }]))
  const of = (id: unknown) => known.get(String(id)) ?? { roles: [] }
  for (const membership of memberships) of(membership.user).membership = membership
  for (const { user } of open) of(user).hasOpenApplication = true
  for (const { user, role } of roles) of(user).roles.push(role)
  for (const { _id } of locked) of(_id).isLocked = true
  return known
}

/** How many people are looked up at once. */
const BATCH = 500

/**
 * Accounts with their membership status, in the order asked for. Of fifty thousand people only those of the page are
 * looked up elsewhere. Past access control: the caller decides who may ask and narrows the filter.
 * @param options.isForAdmins whether roles and locks are told as well
 */
export const findAccounts = async (payload: Payload, filter: AccountFilter, { isForAdmins, now = new Date() }: { isForAdmins: boolean; now?: Date }): Promise<FoundRows<AccountRow>> => {
  const { collection } = modelOf(payload, 'profiles')
  const { condition, total } = await conditionOf(payload, filter, now)

  const toRows = async (people: Found[]): Promise<AccountRow[]> => {
    const known = await lookUp(payload, people, isForAdmins)
    return people.map(({ user, fullName, email, region, joinedAt }) => {
      const { membership, hasOpenApplication, roles = [], isLocked = false } = known.get(String(user)) ?? {}
      return {
        id: String(user),
        fullName,
        email,
        region: region ?? null,
        joinedAt: joinedAt.toISOString(),
        membershipStatus: membershipStatus({ membership, hasOpenApplication, now }),
        ...(isForAdmins && { roles, isLocked }),
      }
    })
  }

  return {
    count: async () => total ?? (Object.keys(condition).length === 0 ? collection.estimatedDocumentCount() : collection.countDocuments(condition)),
    async *rows(range) {
      const projection = { user: 1, fullName: 1, email: 1, region: 1, joinedAt: 1 }
      const cursor = collection.find<Found>(condition, { projection, sort: sortById(filter.sort), allowDiskUse: true, batchSize: BATCH, ...range })
      let people: Found[] = []
      for await (const found of cursor) {
        people.push(found)
        if (people.length < BATCH) continue
        yield* await toRows(people)
        people = []
      }
      yield* await toRows(people)
    },
  }
}
