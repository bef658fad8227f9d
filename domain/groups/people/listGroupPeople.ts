import { todayInJuba } from '../../../platform/jubaTime'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findAccountIdsByName } from '../../accounts/accountAdministration'
import { findMembershipSummaries } from '../../membership/memberships'
import { findContacts } from '../../people/profiles'
import { type StoredGroup, findBranchIds, findGroupsById } from '../groupsRepository'
import type { GroupPeopleFilter } from '../groups.schema'
import { type GroupPeople, type GroupPerson, NO_END } from '../groupTexts.schema'
import { toGroupName } from '../toGroupName'
import { type StoredTerm, findTerms, streamTerms } from './groupMembersRepository'
import { FORMER_MEMBER } from '../../people/profiles/formerPeople.schema'

const PEOPLE_PER_PAGE = 25
/** A text that so many people's names contain finds those of them alone. */
const MAX_NAMED = 5000
const EXPORTED_AT_ONCE = 200

/** A former member's account is gone, or going. */

const toPeople = async (payload: Payload, terms: readonly StoredTerm[]): Promise<GroupPerson[]> => {
  const users = terms.map(({ user }) => user)
  const [contacts, memberships, groups] = await Promise.all([
    findContacts(payload, users),
    findMembershipSummaries(
      payload,
      users.map((user) => user.toHexString()),
    ),
    findGroupsById(
      payload,
      terms.map(({ group }) => group),
    ),
  ])
  return terms.flatMap(({ _id, user: account, group: groupId, startsOn, endsOn }) => {
    const user = account.toHexString()
    const group = groups.get(groupId.toHexString())
    if (!group) return []
    const contact = contacts.get(user)
    return {
      id: _id.toHexString(),
      user,
      fullName: contact?.fullName ?? FORMER_MEMBER,
      email: contact?.email ?? '',
      number: memberships.get(user)?.number ?? null,
      group: toGroupName(group),
      startsOn,
      endsOn: endsOn === NO_END ? null : endsOn,
    }
  })
}

const wantedOf = async (
  payload: Payload,
  { _id }: Pick<StoredGroup, '_id'>,
  { q, of, state }: Omit<GroupPeopleFilter, 'page'>,
) => {
  const [groups, named] = await Promise.all([
    of === 'branch' ? findBranchIds(payload, _id) : [_id],
    q ? findAccountIdsByName(payload, q, MAX_NAMED) : undefined,
  ])
  return {
    groups,
    ...(named && { among: named.map((id) => new ObjectId(id)) }),
    isCurrent: state === 'current',
    today: todayInJuba(),
  }
}

/** A page of the people of a group, or of its branch, those who came last first. The caller checks the permission. */
export const listGroupPeople = async (
  payload: Payload,
  group: Pick<StoredGroup, '_id'>,
  { page, ...filter }: GroupPeopleFilter,
): Promise<GroupPeople> => {
  const { docs, total } = await findTerms(payload, {
    ...(await wantedOf(payload, group, filter)),
    skip: (page - 1) * PEOPLE_PER_PAGE,
    limit: PEOPLE_PER_PAGE,
  })
  return {
    docs: await toPeople(payload, docs),
    totalDocs: total,
    page,
    totalPages: Math.max(1, Math.ceil(total / PEOPLE_PER_PAGE)),
  }
}

/** Reads all of them, a batch at a time. */
export const streamGroupPeople = async function* (
  payload: Payload,
  group: Pick<StoredGroup, '_id'>,
  filter: Omit<GroupPeopleFilter, 'page'>,
): AsyncGenerator<GroupPerson> {
  let batch: StoredTerm[] = []
  for await (const term of streamTerms(payload, await wantedOf(payload, group, filter))) {
    batch.push(term)
    if (batch.length < EXPORTED_AT_ONCE) continue
    yield* await toPeople(payload, batch)
    batch = []
  }
  yield* await toPeople(payload, batch)
}
