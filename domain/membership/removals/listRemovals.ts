import { ObjectId } from 'mongodb'
import type { PayloadRequest, Where } from 'payload'
import type { Membership } from '../../../payload-types'
import { idOf } from '../../../platform/idOf'
import { sumOpenOf } from '../../money/invoices'
import { findPayers } from '../../money/payments'
import { findContacts } from '../../people/profiles'
import { findAccountsLike, findReminders } from '../renewals'
import { confirmNotices } from './confirmNotices'
import { type RemovalFilter, type RemovalList, type RemovalRow, REMOVALS_PER_PAGE } from './removals.schema'

/** The memberships whose grace period is over: not suspended, not ended otherwise. */
const lapsedAt = (now: Date): Where[] => [
  {
    or: [
      { graceUntil: { less_than_equal: now } },
      { and: [{ graceUntil: { exists: false } }, { expiresAt: { less_than_equal: now } }] },
    ],
  },
  { suspendedAt: { exists: false } },
  { withdrawnAt: { exists: false } },
  { company: { exists: false } }, // a seat follows its company
]

/**
 * The memberships about which staff are to decide: the grace period is over, the last notice was really sent, and no
 * payment of the person is being checked.
 */
export const whereDueForRemoval = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  now: Date,
  isNoticed = true,
): Promise<Where> => ({
  and: [
    ...lapsedAt(now),
    { removalNoticedAt: { exists: isNoticed } },
    { user: { not_in: await findPayers(payload) } },
  ],
})

const like = async (req: PayloadRequest, q: string): Promise<Where[]> =>
  q
    ? [
        {
          or: [{ registeredName: { contains: q } }, { user: { in: await findAccountsLike(req, q) } }],
        },
      ]
    : []

const toRows = async (
  { payload }: PayloadRequest,
  memberships: readonly Membership[],
): Promise<RemovalRow[]> => {
  const users = memberships.flatMap(({ user }) => idOf(user) ?? [])
  const [contacts, reminders, owed] = await Promise.all([
    findContacts(payload, users),
    findReminders(
      payload,
      memberships.map(({ id }) => new ObjectId(id)),
    ),
    sumOpenOf(payload, users),
  ])
  return memberships.map((membership): RemovalRow => {
    const { id, number, registeredName, graceUntil, moreTimeUntil, removalNoticedAt } = membership
    const account = idOf(membership.user) ?? ''
    const contact = contacts.get(account)
    const expiresAt = membership.expiresAt ?? ''
    return {
      id: account,
      account: {
        id: account,
        fullName: contact?.fullName ?? registeredName ?? '',
        email: contact?.email ?? '',
      },
      number,
      expiresAt,
      graceUntil: graceUntil ?? expiresAt,
      moreTimeUntil: moreTimeUntil ?? null,
      notifiedAt: removalNoticedAt ?? null,
      reminders: reminders.get(id)?.filter(({ term }) => term === expiresAt) ?? [],
      owed: owed.get(account) ?? [],
    }
  })
}

/**
 * A page of the members whose grace period is over, those that lapsed first before others: those who were really
 * told so, for a decision about each, or those who were not. Nothing here changes a membership. Source: issue 12,
 * part 6.
 */
export const listRemovals = async (
  req: PayloadRequest,
  { q, state, sort, page }: RemovalFilter,
  now = new Date(),
): Promise<RemovalList> => {
  await confirmNotices(req.payload, undefined, now)
  const { docs, totalDocs, totalPages } = await req.payload.find({
    collection: 'memberships',
    where: { and: [await whereDueForRemoval(req, now, state === 'due'), ...(await like(req, q))] },
    sort: [sort, 'id'],
    page,
    limit: REMOVALS_PER_PAGE,
    depth: 0,
    overrideAccess: false,
    req,
  })
  return { docs: await toRows(req, docs), totalDocs, page, totalPages }
}
