import type { PayloadRequest } from 'payload'
import type { Region, Role } from '../../../collections/access/roles'
import { isDuplicateKey } from '../../../platform/database'
import { recordChange } from '../../audit/recordChange'
import { findProfileSummary } from '../../people/profiles'
import { deleteEndedGrant, findRoleId, isHeldFor, setGrantGroup, whyNotForBranch } from '..'

interface Grant {
  role: Role
  /** Of a role for a branch: the region; of a chapter lead by default that of the profile, where no group is named. */
  region?: Region | undefined
  /** Of a role for a branch: the group. */
  group?: { id: string; name: string } | undefined
  /** The last day on which it counts, `YYYY-MM-DD`. */
  endsOn?: string | undefined
}

type Refusal =
  | { code: 'follows_membership' | 'region_missing' | 'held_for_another_part' }
  | { code: 'no_branch'; text: string }

/** Stores a grant with the access of the request; undefined when the account has the role. */
const storeGrant = async (
  req: PayloadRequest,
  data: { user: string } & Pick<Grant, 'role' | 'region' | 'endsOn'>,
): Promise<{ id: string } | undefined> => {
  try {
    return await req.payload.create({ collection: 'roles', data, depth: 0, overrideAccess: false, req })
  } catch (error) {
    if (isDuplicateKey(error)) return undefined
    throw error
  }
}

/**
 * Gives a role to an account, with the access of the request. Idempotent: a role that the account has stays as it is,
 * unless its last day is over: then it is given anew.
 * @returns `follows_membership` for the role member, `region_missing` for a chapter lead without a region or group,
 * `no_branch` for a role that cannot be given for the part asked for, `held_for_another_part` when the account has it
 * for another part of the association
 * @throws APIError 409 when the account has another role for another branch
 */
export const giveRole = async (
  req: PayloadRequest,
  user: string,
  { role, group, endsOn, ...chosen }: Grant,
): Promise<Refusal | undefined> => {
  if (role === 'member') return { code: 'follows_membership' }
  const isLead = role === 'chapter_lead'
  const ofProfile = async () => (await findProfileSummary(req.payload, user))?.region
  const region = chosen.region ?? ((isLead && !group && (await ofProfile())) || undefined)
  if (isLead && !region && !group) return { code: 'region_missing' }
  const text = whyNotForBranch({ role, region, group: group?.id })
  if (text) return { code: 'no_branch', text }
  setGrantGroup(req, group?.id)
  const data = { user, role, region, endsOn }
  const stored =
    (await storeGrant(req, data)) ??
    // one that has ended makes room
    ((await deleteEndedGrant(req.payload, user, role)) ? await storeGrant(req, data) : undefined)
  if (!stored) {
    const isHeld = await isHeldFor(req.payload, user, { role, region, group: group?.id })
    return isHeld ? undefined : { code: 'held_for_another_part' }
  }
  if (group)
    await recordChange(req, {
      action: 'role.branch-given',
      subject: { collection: 'roles', id: stored.id },
      account: user,
      after: { group: group.name },
    })
  return undefined
}

/**
 * Removes a role from an account, with the access of the request. Idempotent.
 * @returns `follows_membership` for the role member
 * @throws APIError 409 for the last administrator
 */
export const takeRole = async (
  req: PayloadRequest,
  user: string,
  role: Role,
): Promise<'follows_membership' | undefined> => {
  if (role === 'member') return 'follows_membership'
  const id = await findRoleId(req.payload, user, role)
  if (id) await req.payload.delete({ collection: 'roles', id, depth: 0, overrideAccess: false, req })
  return undefined
}
