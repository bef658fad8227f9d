import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { type Actor, type Region, branchWith, hasRight } from '../../../collections/access/roles'
import { findBranchPeople } from '../../groups'

/**
 * What narrows lists of accounts for a member of staff: nothing for who reads people; the own region for who has a role
 * for it; for a role for a group without a region who is in it, or in a group under it.
 * @returns undefined for everybody else
 */
export const narrowAccounts = async (
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
