import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findMembershipSummaries } from '../../membership/memberships'
import { findNames } from '../../people/profiles'
import { type GroupScope, findGroupsInScope } from '../groupScope'
import type { GroupRequestsFilter } from '../groups.schema'
import type { GroupRequestRow, GroupRequests } from '../groupTexts.schema'
import { findGroupsById } from '../groupsRepository'
import { toGroupName } from '../toGroupName'
import { findRequests } from './groupRequestsRepository'
import { FORMER_MEMBER, FORMER_COLLEAGUE } from '../../people/profiles/formerPeople.schema'

const REQUESTS_PER_PAGE = 25

/** The groups whose requests a scope covers; undefined for all. */
export const groupsOfScope = async (payload: Payload, scope: GroupScope): Promise<ObjectId[] | undefined> =>
  scope === 'all' ? undefined : (await findGroupsInScope(payload, scope)).map(({ _id }) => _id)

/** A page of the requests of a scope, or of one of its groups; the oldest open ones first. */
export const listGroupRequests = async (
  payload: Payload,
  scope: GroupScope,
  { group, status, page }: GroupRequestsFilter,
): Promise<GroupRequests> => {
  const visible = await groupsOfScope(payload, scope)
  const wanted = group ? [new ObjectId(group)] : visible
  const groups = wanted?.filter((id) => !visible || visible.some((other) => other.equals(id)))
  const { docs, total } = await findRequests(payload, {
    ...(groups && { groups }),
    isOpen: status === 'asked',
    skip: (page - 1) * REQUESTS_PER_PAGE,
    limit: REQUESTS_PER_PAGE,
  })
  const users = docs.map(({ user }) => user)
  const [names, memberships, byId] = await Promise.all([
    findNames(
      payload,
      docs.flatMap(({ user, decidedBy }) => [user, decidedBy]),
    ),
    findMembershipSummaries(
      payload,
      users.map((user) => user.toHexString()),
    ),
    findGroupsById(
      payload,
      docs.map(({ group: id }) => id),
    ),
  ])
  return {
    docs: docs.flatMap((request): GroupRequestRow[] => {
      const of = byId.get(request.group.toHexString())
      if (!of) return []
      const user = request.user.toHexString()
      return [
        {
          id: request._id.toHexString(),
          user,
          fullName: names.get(user) ?? FORMER_MEMBER,
          number: memberships.get(user)?.number ?? null,
          group: toGroupName(of),
          status: request.status,
          note: request.note || null,
          feedback: request.feedback || null,
          askedAt: request.createdAt.toISOString(),
          decidedAt: request.decidedAt?.toISOString() ?? null,
          decidedBy: request.decidedAt
            ? (names.get(request.decidedBy?.toHexString() ?? '') ?? FORMER_COLLEAGUE)
            : null,
        },
      ]
    }),
    totalDocs: total,
    page,
    totalPages: Math.max(1, Math.ceil(total / REQUESTS_PER_PAGE)),
  }
}
