import type { Payload } from 'payload'
import { OPEN_STATUSES } from '../../collections/Applications/schema'
import { membershipStatus } from '../../server/services/membershipStatus'
import type { MembershipStatus } from '../../collections/Memberships/schema'
import type { Region, Role } from '../../collections/access/roles'
import type { Membership } from '../../payload-types'
import { modelOf } from '../../server/services/database'
import type { AccountFilter, AccountRow } from './schema'

type Condition = Record<string, unknown>
type Dates = Pick<Membership, 'expiresAt' | 'graceUntil' | 'suspendedAt' | 'withdrawnAt'>

interface Found {
  user: unknown
  fullName: string
  email: string
  region?: Region | null
  joinedAt: Date
  roles?: { role: Role }[]
  memberships: Dates[]
  open: unknown[]
  accounts?: { lockedAt?: Date | null }[]
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

/** Every character stands for itself. */
const literally = (text: string): RegExp => new RegExp(text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&'), 'i')

/** What a filter asks of profiles. */
const conditionOf = async (payload: Payload, { q, role, status, region, locked }: AccountFilter, now: Date): Promise<Condition> => {
  const all: Condition[] = []
  if (q) all.push({ $or: [{ fullName: literally(q) }, { email: literally(q) }] })
  if (region) all.push({ region })
  if (role) all.push({ user: { $in: await ownersOf(payload, 'roles', { role }) } })
  if (status) all.push(await ofStatus(payload, status, now))
  if (locked) all.push(await ofLock(payload, locked))
  return all.length > 0 ? { $and: all } : {}
}

const joined = (from: string, as: string, project: Condition, match: Condition = {}): Condition => ({
  $lookup: { from, localField: 'user', foreignField: 'user', as, pipeline: [{ $match: match }, { $project: project }] },
})

/** The sort of a list, by id where it does not decide, so that no one appears on two pages. */
const sortOf = (sort: AccountFilter['sort']): Record<string, 1 | -1> => (sort.startsWith('-') ? { [sort.slice(1)]: -1, _id: -1 } : { [sort]: 1, _id: 1 })

const toRow = ({ user, fullName, email, region, joinedAt, memberships: [membership], open, roles, accounts }: Found, now: Date): AccountRow => ({
  id: String(user),
  fullName,
  email,
  region: region ?? null,
  joinedAt: joinedAt.toISOString(),
  membershipStatus: membershipStatus({ membership, hasOpenApplication: open.length > 0, now }),
  ...(roles && { roles: roles.map(({ role }) => role) }),
  ...(accounts && { isLocked: Boolean(accounts[0]?.lockedAt) }),
})

export interface FoundAccounts {
  count: () => Promise<number>
  /** @param range leaves out what lies before `skip` and after `limit`; everything by default */
  rows: (range?: { skip: number; limit: number }) => AsyncIterable<AccountRow>
}

/**
 * Accounts with their membership status, in the order asked for. Joined in the database: of fifty thousand people only
 * those of the page are looked up elsewhere. Past access control: the caller decides who may ask and narrows the filter.
 * @param options.isForAdmins whether roles and locks are told as well
 */
export const findAccounts = async (payload: Payload, filter: AccountFilter, { isForAdmins, now = new Date() }: { isForAdmins: boolean; now?: Date }): Promise<FoundAccounts> => {
  const { collection } = modelOf(payload, 'profiles')
  const condition = await conditionOf(payload, filter, now)
  const nameOf = (slug: 'roles' | 'memberships' | 'applications' | 'users'): string => modelOf(payload, slug).collection.name
  const lookups = [
    joined(nameOf('memberships'), 'memberships', { _id: 0, expiresAt: 1, graceUntil: 1, suspendedAt: 1, withdrawnAt: 1 }),
    joined(nameOf('applications'), 'open', { _id: 1 }, { status: { $in: [...OPEN_STATUSES] } }),
    ...(isForAdmins
      ? [
          joined(nameOf('roles'), 'roles', { _id: 0, role: 1 }),
          { $lookup: { from: nameOf('users'), localField: 'user', foreignField: '_id', as: 'accounts', pipeline: [{ $project: { _id: 0, lockedAt: 1 } }] } },
        ]
      : []),
  ]
  return {
    count: () => (Object.keys(condition).length === 0 ? collection.estimatedDocumentCount() : collection.countDocuments(condition)),
    async *rows(range) {
      const cut = range ? [{ $skip: range.skip }, { $limit: range.limit }] : []
      const shown = { $project: { user: 1, fullName: 1, email: 1, region: 1, joinedAt: 1 } }
      const cursor = collection.aggregate<Found>([{ $match: condition }, { $sort: sortOf(filter.sort) }, ...cut, shown, ...lookups], { allowDiskUse: true })
      for await (const found of cursor) yield toRow(found, now)
    },
  }
}
