import { todayInJuba } from '../../../platform/jubaTime'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findGroupsById } from '../groupsRepository'
import { NO_END, type OwnGroup } from '../groupTexts.schema'
import { toGroupName } from '../toGroupName'
import { findTermsOf } from './groupMembersRepository'
import { findRequestsOf } from './groupRequestsRepository'

/** The groups that a person is in, has asked to join, or was refused by, one row a group. */
export const listOwnGroups = async (payload: Payload, user: string): Promise<OwnGroup[]> => {
  const who = new ObjectId(user)
  const today = todayInJuba()
  const [terms, requests] = await Promise.all([findTermsOf(payload, who), findRequestsOf(payload, who)])
  const running = terms.filter(
    ({ isOpen, startsOn, endsOn }) => isOpen && startsOn <= today && endsOn >= today,
  )
  const rows = new Map<string, Pick<OwnGroup, 'state' | 'startsOn' | 'endsOn'>>(
    running.map(({ group, startsOn, endsOn }) => [
      group.toHexString(),
      { state: 'member', startsOn, endsOn: endsOn === NO_END ? null : endsOn },
    ]),
  )
  const seen = new Set(rows.keys())
  for (const { group, status } of requests) {
    const id = group.toHexString()
    if (seen.has(id)) continue
    seen.add(id) // the latest decides
    if (status === 'asked' || status === 'refused')
      rows.set(id, { state: status, startsOn: null, endsOn: null })
  }
  const groups = await findGroupsById(
    payload,
    [...rows.keys()].map((id) => new ObjectId(id)),
  )
  return [...rows]
    .flatMap(([id, row]) => {
      const group = groups.get(id)
      return group ? [{ ...toGroupName(group), ...row }] : []
    })
    .sort((one, other) => one.name.localeCompare(other.name))
}
