import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { STAFF_ROLES } from '../../collections/access/policies.schema'
import type { Role } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { todayInJuba } from '../../platform/jubaTime'
import type { Stored } from '../../platform/stored.types'
import { type GrantFacts, type HeldGrant, toGrantFacts } from './toGrantFacts'

export type StoredRole = Stored<Role>

/**
 * The grants that count on a day: those without a last day, and those whose last day is not over. An index answers it
 * alone; asked for as "none, or a later one", each document would be read.
 */
const running = (today = todayInJuba()) => ({ endsOn: { $not: { $lt: today } } })

/** The roles that accounts have today, for the whole association and for a branch, and that branch. */
export const findRolesOf = async (
  payload: Payload,
  users: readonly ObjectId[],
): Promise<(user: ObjectId) => GrantFacts> => {
  const stored = await modelOf(payload, 'roles')
    .collection.find<HeldGrant & Pick<StoredRole, 'user'>>(
      { user: { $in: users }, ...running() },
      { projection: { _id: 1, user: 1, role: 1, region: 1, group: 1 } },
    )
    .toArray()
  const rolesByUser = new Map<string, typeof stored>()
  for (const role of stored) {
    const user = role.user.toHexString()
    rolesByUser.set(user, [...(rolesByUser.get(user) ?? []), role])
  }
  return (user) => toGrantFacts(rolesByUser.get(user.toHexString()) ?? [])
}

type GrantRow = Pick<StoredRole, 'role' | 'region' | 'group' | 'endsOn' | 'createdAt'>

/**
 * The roles of one account, the first given first.
 * @param isToday without those that have ended
 */
export const findRoleRows = (
  payload: Payload,
  user: string,
  { isToday = false }: { isToday?: boolean } = {},
): Promise<GrantRow[]> =>
  modelOf(payload, 'roles')
    .find({ user, ...(isToday && running()) }, { role: 1, region: 1, group: 1, endsOn: 1, createdAt: 1 })
    .sort({ createdAt: 1 })
    .lean<GrantRow[]>()
    .exec()

/** The grants whose last day is one of some days, those that end first, and how many there are. */
export const findRolesEnding = async (
  payload: Payload,
  { from, to, limit }: { from: string; to: string; limit: number },
): Promise<{ docs: Pick<StoredRole, 'user' | 'role' | 'endsOn'>[]; total: number }> => {
  const where = { endsOn: { $gte: from, $lte: to } }
  const [docs, total] = await Promise.all([
    modelOf(payload, 'roles')
      .find(where, { user: 1, role: 1, endsOn: 1 })
      .sort({ endsOn: 1, _id: 1 })
      .limit(limit)
      .lean<Pick<StoredRole, 'user' | 'role' | 'endsOn'>[]>()
      .exec(),
    modelOf(payload, 'roles').countDocuments(where),
  ])
  return { docs, total }
}

/** The id of the row that gives a role to an account. */
export const findRoleId = async (
  payload: Payload,
  user: string,
  role: Role['role'],
): Promise<string | undefined> => {
  const row = await findGrant(payload, user, role)
  return row?._id.toHexString()
}

/**
 * The accounts that have a role.
 * @param among only these accounts
 */
export const findRoleHolders = async (
  payload: Payload,
  role: Role['role'],
  among?: readonly unknown[],
): Promise<ObjectId[]> => {
  const rows = await modelOf(payload, 'roles')
    .collection.find<Pick<StoredRole, 'user'>>(
      { role, ...running(), ...(among && { user: { $in: among } }) },
      { projection: { _id: 0, user: 1 } },
    )
    .toArray()
  return rows.map(({ user }) => user)
}

/**
 * How many accounts have a role: all to whom it was given, less those whose last day is over. One condition for both
 * takes twice as long, since the database compares each key.
 */
export const countRoleHolders = async (payload: Payload, role: Role['role']): Promise<number> => {
  const { collection } = modelOf(payload, 'roles')
  const [given, ended] = await Promise.all([
    collection.countDocuments({ role }, { hint: 'holders' }),
    collection.countDocuments({ role, endsOn: { $lt: todayInJuba() } }, { hint: 'by end' }),
  ])
  return given - ended
}

/** The accounts of staff. */
export const findStaff = (payload: Payload): Promise<unknown[]> =>
  modelOf(payload, 'roles')
    .distinct('user', { role: { $in: [...STAFF_ROLES] }, ...running() })
    .exec()

/** The grants of chapter leads of a region, or of some groups, that count today. */
export const findLeads = async (
  payload: Payload,
  groups: readonly ObjectId[],
  regions: readonly NonNullable<Role['region']>[],
): Promise<ObjectId[]> => {
  const rows = await modelOf(payload, 'roles')
    .collection.find<Pick<StoredRole, 'user'>>(
      {
        role: 'chapter_lead',
        ...running(),
        $or: [{ group: { $in: [...groups] } }, { group: null, region: { $in: [...regions] } }],
      },
      { projection: { _id: 0, user: 1 } },
    )
    .toArray()
  return rows.map(({ user }) => user)
}

/** Gives the grants of a region's chapter leads the group whose branch is that region. Safe to repeat. */
export const setLedGroup = async (
  payload: Payload,
  region: NonNullable<Role['region']>,
  group: ObjectId,
): Promise<void> => {
  await modelOf(payload, 'roles').collection.updateMany(
    { role: 'chapter_lead', region, group: null },
    { $set: { group } },
  )
}

/** The grants of an account that count today. */
export const findRunningGrants = (payload: Payload, user: string): Promise<HeldGrant[]> =>
  modelOf(payload, 'roles')
    .find({ user, ...running() }, { role: 1, region: 1, group: 1 })
    .lean<HeldGrant[]>()
    .exec()

/** The grant of a role to an account, also one that has ended. */
export const findGrant = (payload: Payload, user: string, role: Role['role']): Promise<HeldGrant | null> =>
  modelOf(payload, 'roles')
    .findOne({ user, role }, { role: 1, region: 1, group: 1 })
    .lean<HeldGrant | null>()
    .exec()

/** Takes back a grant that was stored and counts for nothing. */
export const deleteRole = async (payload: Payload, id: string): Promise<void> => {
  await modelOf(payload, 'roles').deleteOne({ _id: id })
}

/** Deletes an account's grant of a role if its last day is over. @returns whether there was one */
export const deleteEndedGrant = async (
  payload: Payload,
  user: string,
  role: Role['role'],
): Promise<boolean> => {
  const { deletedCount } = await modelOf(payload, 'roles').deleteOne({
    user,
    role,
    endsOn: { $ne: null, $lt: todayInJuba() },
  })
  return deletedCount > 0
}

/** The administrator's role of an account. */
export const findAdminRole = (
  payload: Payload,
  user: string,
): Promise<Pick<StoredRole, '_id' | AdminMark> | null> =>
  modelOf(payload, 'roles')
    .findOne({ user, role: 'admin' }, { _id: 1, isLocked: 1, isLeaving: 1 })
    .lean<Pick<StoredRole, '_id' | AdminMark> | null>()
    .exec()

/** Marks the administrator's role of an account as that of a locked or an unlocked account. */
export const setAdminLocked = async (payload: Payload, user: string, isLocked: boolean): Promise<void> => {
  await modelOf(payload, 'roles').updateMany({ user, role: 'admin' }, { $set: { isLocked } })
}

/** Sets a mark on the row of a role. */
export const markRole = async (payload: Payload, id: unknown, mark: AdminMark): Promise<void> => {
  await modelOf(payload, 'roles').updateOne({ _id: id }, { $set: { [mark]: true } })
}

/** Marks an administrator's role whose holder cannot act as administrator. */
export type AdminMark = 'isLeaving' | 'isLocked'

/** The release of an administrator's role in progress. */
export interface AdminRelease {
  rowId: unknown
  /** When it expires by itself, in milliseconds since 1970; no two are the same. */
  until: number
}

/** Stores that the role of an administrator is being released. False when the row is not an administrator's. */
export const beginAdminRelease = async (
  payload: Payload,
  { rowId, until }: AdminRelease,
): Promise<boolean> => {
  const { matchedCount } = await modelOf(payload, 'roles').updateOne(
    { _id: rowId, role: 'admin' },
    { $push: { goingUntil: until } },
  )
  return matchedCount > 0
}

/** Ends a release: the role is deleted, or remains. A release that a crash left open expires by itself. */
export const finishAdminRelease = async (payload: Payload, { rowId, until }: AdminRelease): Promise<void> => {
  await modelOf(payload, 'roles').updateOne({ _id: rowId }, { $pull: { goingUntil: until } })
}

/** Whether there is another administrator who can sign in and whose role is not being released. */
export const hasOtherAdmin = async (payload: Payload, rowId: unknown): Promise<boolean> =>
  (await modelOf(payload, 'roles').exists({
    role: 'admin',
    isLeaving: { $ne: true },
    isLocked: { $ne: true },
    goingUntil: { $not: { $gt: Date.now() } },
    _id: { $ne: rowId },
  })) !== null

/** Deletes the releases that have expired. */
export const deleteExpiredReleases = async (payload: Payload, now: number): Promise<void> => {
  await modelOf(payload, 'roles').updateMany(
    { role: 'admin', 'goingUntil.0': { $exists: true } },
    { $pull: { goingUntil: { $lte: now } } },
  )
}

/** The administrators' roles that are not being released. */
export const findStayingAdmins = (
  payload: Payload,
  now: number,
): Promise<Pick<StoredRole, '_id' | 'user' | AdminMark>[]> =>
  modelOf(payload, 'roles')
    .find({ role: 'admin', goingUntil: { $not: { $gt: now } } }, { user: 1, isLocked: 1, isLeaving: 1 })
    .lean<Pick<StoredRole, '_id' | 'user' | AdminMark>[]>()
    .exec()

/** Sets both marks of an administrator's role, unless it is being released. */
export const setAdminMarks = async (
  payload: Payload,
  rowId: unknown,
  marks: Record<AdminMark, boolean>,
  now: number,
): Promise<void> => {
  await modelOf(payload, 'roles').updateOne(
    { _id: rowId, goingUntil: { $not: { $gt: now } } },
    { $set: marks },
  )
}

/** The accounts with the role of an administrator. */
export const findAdministrators = async (payload: Payload): Promise<string[]> => {
  const holders: unknown[] = await modelOf(payload, 'roles').distinct('user', { role: 'admin' })
  return holders.map(String)
}

export const isAdministrator = async (payload: Payload, user: string): Promise<boolean> =>
  (await modelOf(payload, 'roles').exists({ user, role: 'admin' })) !== null

/** The ids of an account's roles. */
export const findRoleIds = async (payload: Payload, user: string): Promise<string[]> =>
  (await modelOf(payload, 'roles').find({ user }, { _id: 1 }).lean<Pick<Stored<Role>, '_id'>[]>()).map(
    ({ _id }) => _id.toHexString(),
  )

/** The holder of an administrator's role remains: the account is not deleted after all. */
export const clearLeavingMark = async (payload: Payload, user: string): Promise<void> => {
  await modelOf(payload, 'roles').updateMany({ user, role: 'admin' }, { $unset: { isLeaving: 1 } })
}
