import type { AbstractCursor, Document } from 'mongodb'
import type { Payload } from 'payload'
import { EACH_BATCH } from '../../platform/databaseDeadlines'
import { OPEN_STATUSES } from '../applications/applicationForm.schema'
import { membershipStatus, membershipsWithStatus } from '../memberships'
import type { MembershipStatus } from '../memberships/grades.schema'
import type { Region, Role } from '../../collections/access/roles'
import type { Membership } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { FoundRows, Range } from '../../platform/pageOfRows'
import { sortById } from '../../platform/sortById'
import { findNamed } from './findNamed'
import type { AccountFilter, AccountRow } from './accounts.schema'

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

/** The accounts that documents of a collection belong to. */
const ownersOf = async (
  payload: Payload,
  collection: 'memberships' | 'applications' | 'roles',
  condition: Condition,
): Promise<unknown[]> => {
  const rows = await modelOf(payload, collection)
    .collection.find(condition, { projection: { _id: 0, user: 1 } })
    .toArray()
  return rows.map(({ user }) => user as unknown)
}

const ofStatus = async (payload: Payload, status: MembershipStatus, now: Date): Promise<Condition> => {
  if (status !== 'none' && status !== 'pending')
    return { user: { $in: await ownersOf(payload, 'memberships', membershipsWithStatus(status, now)) } }
  const [members, applicants] = await Promise.all([
    ownersOf(payload, 'memberships', { withdrawnAt: null }),
    ownersOf(payload, 'applications', { status: { $in: [...OPEN_STATUSES] } }),
  ])
  if (status === 'none') return { user: { $nin: [...members, ...applicants] } }
  const isMember = new Set(members.map(String))
  return { user: { $in: applicants.filter((user) => !isMember.has(String(user))) } }
}

const ofLock = async (payload: Payload, locked: 'yes' | 'no'): Promise<Condition> => {
  const rows = await modelOf(payload, 'users')
    .collection.find({ lockedAt: { $ne: null } }, { projection: { _id: 1 } })
    .toArray()
  const ids = rows.map(({ _id }) => _id)
  return { user: locked === 'yes' ? { $in: ids } : { $nin: ids } }
}

/** What a filter asks of profiles. */
interface Asked {
  condition: Condition
  /** How many that leaves, where it is known anyway. */
  total?: number
}

const conditionOf = async (
  payload: Payload,
  { q, role, status, region, locked }: AccountFilter,
  now: Date,
): Promise<Asked> => {
  const all: Condition[] = []
  const named = q ? await findNamed(payload, q) : undefined
  if (named) all.push(named.condition)
  if (region) all.push({ region })
  const holders =
    role && (await ownersOf(payload, 'roles', { role, ...(named?.users && { user: { $in: named.users } }) }))
  if (holders) all.push({ user: { $in: holders } })
  if (status) all.push(await ofStatus(payload, status, now))
  if (locked) all.push(await ofLock(payload, locked))
  return {
    condition: all.length > 0 ? { $and: all } : {},
    total: all.length === 1 ? (holders?.length ?? named?.total) : undefined,
  }
}

/** How many roles are looked up one by one before listing all their holders takes less. */
const MAX_ROLE_LOOKUPS = 1_000

/** The role, and how many hold it, if a filter asks for nothing else. */
const onlyRoleOf = async (
  payload: Payload,
  { role, q, status, region, locked }: AccountFilter,
): Promise<{ role: Role; total: number } | undefined> =>
  role && !q && !status && !region && !locked
    ? { role, total: await modelOf(payload, 'roles').collection.countDocuments({ role }) }
    : undefined

/**
 * A page of those who hold a role that nearly everybody holds: walks through all in their order and looks each up, where
 * a list of all holders would be fifty thousand long.
 */
const walkingToHolders = (role: Role, sort: Record<string, 1 | -1>, { skip, limit }: Range): Document[] => [
  { $sort: sort },
  {
    $lookup: {
      from: 'roles',
      localField: 'user',
      foreignField: 'user',
      pipeline: [{ $match: { role } }, { $project: { _id: 1 } }],
      as: 'held',
    },
  },
  { $match: { 'held.0': { $exists: true } } },
  ...(skip > 0 ? [{ $skip: skip }] : []),
  { $limit: limit },
]

/** What other collections know about some people, by the account. */
type Known = Map<
  string,
  {
    membership?: Dates
    hasOpenApplication?: boolean
    roles: Role[]
    ledRegion?: Region | null
    isLocked?: boolean
  }
>

/** Looks several people up at once: one question a collection, whatever their number. */
const lookUp = async (payload: Payload, people: Found[], isForAdmins: boolean): Promise<Known> => {
  const ids = people.map(({ user }) => user)
  const find = <Row extends Document>(
    slug: 'memberships' | 'applications' | 'roles' | 'users',
    condition: Condition,
    projection: Condition,
  ): Promise<Row[]> => modelOf(payload, slug).collection.find<Row>(condition, { projection }).toArray()
  const [memberships, open, roles, locked] = await Promise.all([
    find<Dates & Owned>(
      'memberships',
      { user: { $in: ids } },
      { user: 1, expiresAt: 1, graceUntil: 1, suspendedAt: 1, withdrawnAt: 1 },
    ),
    find<Owned>('applications', { user: { $in: ids }, status: { $in: [...OPEN_STATUSES] } }, { user: 1 }),
    isForAdmins
      ? find<Owned & { role: Role; region?: Region | null }>(
          'roles',
          { user: { $in: ids } },
          { user: 1, role: 1, region: 1 },
        )
      : [],
    isForAdmins
      ? find<{ _id: unknown }>('users', { _id: { $in: ids }, lockedAt: { $ne: null } }, { _id: 1 })
      : [],
  ])
  const known: Known = new Map(ids.map((id) => [String(id), { roles: [] }]))
  const of = (id: unknown) => known.get(String(id)) ?? { roles: [] }
  for (const membership of memberships) of(membership.user).membership = membership
  for (const { user } of open) of(user).hasOpenApplication = true
  for (const { user, role, region } of roles) {
    of(user).roles.push(role)
    if (role === 'chapter_lead') of(user).ledRegion = region ?? null
  }
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
export const findAccounts = async (
  payload: Payload,
  filter: AccountFilter,
  { isForAdmins, now = new Date() }: { isForAdmins: boolean; now?: Date },
): Promise<FoundRows<AccountRow>> => {
  const { collection } = modelOf(payload, 'profiles')
  const onlyRole = await onlyRoleOf(payload, filter)
  let asked: Promise<Asked> | undefined
  const whatIsAsked = (): Promise<Asked> => (asked ??= conditionOf(payload, filter, now))
  const everybody = onlyRole && (await collection.estimatedDocumentCount())

  const search = async (range?: Range): Promise<AbstractCursor<Found>> => {
    const projection = { user: 1, fullName: 1, email: 1, region: 1, joinedAt: 1 }
    const sort = sortById(filter.sort)
    if (
      onlyRole &&
      everybody &&
      range &&
      (range.skip + range.limit) * everybody <= MAX_ROLE_LOOKUPS * onlyRole.total
    ) {
      return collection.aggregate<Found>(
        [...walkingToHolders(onlyRole.role, sort, range), { $project: projection }],
        { allowDiskUse: true, ...EACH_BATCH },
      )
    }
    return collection.find<Found>((await whatIsAsked()).condition, {
      projection,
      sort,
      allowDiskUse: true,
      batchSize: BATCH,
      ...EACH_BATCH,
      ...range,
    })
  }

  const toRows = async (people: Found[]): Promise<AccountRow[]> => {
    const known = await lookUp(payload, people, isForAdmins)
    return people.map(({ user, fullName, email, region, joinedAt }) => {
      const {
        membership,
        hasOpenApplication,
        roles = [],
        ledRegion,
        isLocked = false,
      } = known.get(String(user)) ?? {}
      return {
        id: String(user),
        fullName,
        email,
        region: region ?? null,
        joinedAt: joinedAt.toISOString(),
        membershipStatus: membershipStatus({ membership, hasOpenApplication, now }),
        ...(isForAdmins && { roles, ...(ledRegion !== undefined && { ledRegion }), isLocked }),
      }
    })
  }

  return {
    count: async () => {
      if (onlyRole) return onlyRole.total
      const { condition, total } = await whatIsAsked()
      return (
        total ??
        (Object.keys(condition).length === 0
          ? collection.estimatedDocumentCount()
          : collection.countDocuments(condition))
      )
    },
    async *rows(range) {
      const cursor = await search(range)
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
