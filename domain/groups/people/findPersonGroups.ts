import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type StoredGroup, findGroupsById } from '../groupsRepository'
import { type StoredOffice, findOfficesHeld } from '../offices/officesRepository'
import { type StoredTerm, findTermsOf } from './groupMembersRepository'
import { type StoredRequest, findRequestsOf } from './groupRequestsRepository'

/**
 * The terms of a person in groups, the offices held and the requests that were not accepted, the latest first, with the
 * groups that they name. The caller checks the permission.
 */
export const findPersonGroups = async (
  payload: Payload,
  user: string,
): Promise<{
  terms: StoredTerm[]
  offices: StoredOffice[]
  requests: StoredRequest[]
  groups: Map<string, StoredGroup>
}> => {
  const who = new ObjectId(user)
  const [terms, offices, asked] = await Promise.all([
    findTermsOf(payload, who),
    findOfficesHeld(payload, who),
    findRequestsOf(payload, who),
  ])
  // what was accepted is a term
  const requests = asked.filter(({ status }) => status !== 'accepted')
  const named = [...terms, ...offices, ...requests].flatMap(({ group }) => group ?? [])
  return { terms, offices, requests, groups: await findGroupsById(payload, named) }
}
