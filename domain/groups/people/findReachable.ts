import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type Actor, type Region, branchWith, hasRight, regionWith } from '../../../collections/access/roles'
import { findProfilesOf } from '../../people/profiles'
import { groupScope } from '../groupScope'
import { findBranchIds } from '../groupsRepository'
import { streamBranchMembers } from '../streamBranchMembers'
import { findPeopleAmong } from './groupMembersRepository'
import { findAskersAmong } from './groupRequestsRepository'

/**
 * Which of some people somebody may enter in a group or an office: all of them for staff of groups; for a lead those of
 * the region led, those who are in a group of the branch, those who ask to join one, and the lead. The one rule of
 * candidates, terms and offices. See docs/decisions, "A lead adds people of the branch".
 */
export const findReachable = async (
  payload: Payload,
  actor: Actor,
  users: readonly string[],
): Promise<Set<string>> => {
  const scope = await groupScope(payload, actor)
  if (scope === 'all') return new Set(users)
  if (!scope) return new Set()
  const ids = users.map((user) => new ObjectId(user))
  const own = regionWith(actor, 'groups')
  const groups = await findBranchIds(payload, scope.branch)
  const [inside, asking, profiles] = await Promise.all([
    findPeopleAmong(payload, groups, ids),
    findAskersAmong(payload, groups, ids),
    own ? findProfilesOf(payload, ids) : [],
  ])
  return new Set(
    [...inside, ...asking, ...profiles.filter(({ region }) => region === own).map(({ user }) => user)]
      .map(String)
      .concat(users.filter((user) => user === actor.id)),
  )
}

/** Whether somebody may enter a person: the caller has found out that the account is there. */
export const isReachable = async (payload: Payload, actor: Actor, user: string): Promise<boolean> =>
  (await findReachable(payload, actor, [user])).has(user)

/** Which of some people are in a group or in any group under it, or are to be. The caller checks the permission. */
export const findInBranch = async (
  payload: Payload,
  group: string,
  users: readonly ObjectId[],
): Promise<Set<string>> => {
  const groups = await findBranchIds(payload, new ObjectId(group))
  return new Set((await findPeopleAmong(payload, groups, users)).map(String))
}

/**
 * The people whom the lead of a group without a region finds in lists of people: those who are in a group of the branch
 * today.
 * @returns undefined for everybody else
 */
export const findBranchPeople = async (payload: Payload, actor: Actor): Promise<ObjectId[] | undefined> => {
  const part = branchWith(actor, 'readPeople')
  if (!part || 'region' in part) return undefined
  const people: ObjectId[] = []
  for await (const user of streamBranchMembers(payload, part.group)) people.push(user)
  return people
}

/**
 * What narrows lists of people for a member of staff: nothing for who reads people; the own region for who has a role
 * for it; for a role for a group without a region who is in it, or in a group under it.
 * @returns undefined for everybody else
 */
export const narrowPeople = async (
  payload: Payload,
  actor: Actor,
): Promise<{ region?: Region; among?: readonly ObjectId[] } | undefined> => {
  if (hasRight(actor, 'people')) return {}
  const branch = branchWith(actor, 'readPeople')
  if (!branch) return undefined
  if ('region' in branch) return { region: branch.region }
  const among = await findBranchPeople(payload, actor)
  return among && { among }
}
