import type { PayloadRequest } from 'payload'
import type { Region, Role } from '../../collections/access/roles'
import { isDuplicateKey } from '../../platform/database'
import { setGrantGroup } from '../accounts'
import { recordChange } from '../audit/recordChange'
import { findProfileSummary } from '../profiles'

export interface Grant {
  role: Role
  /** For a chapter lead: the region; by default that of the profile, where no group is named. */
  region?: Region | undefined
  /** For a chapter lead: the group whose branch is led. */
  group?: { id: string; name: string } | undefined
  /** The last day on which it counts, `YYYY-MM-DD`. */
  endsOn?: string | undefined
}

/**
 * Gives a role to an account, with the access of the request. Idempotent: a role that the account has stays as it is.
 * @returns `follows_membership` for the role member, `region_missing` for a chapter lead without a region or group
 */
export const giveRole = async (
  req: PayloadRequest,
  user: string,
  { role, group, endsOn, ...chosen }: Grant,
): Promise<'follows_membership' | 'region_missing' | undefined> => {
  if (role === 'member') return 'follows_membership'
  const isLead = role === 'chapter_lead'
  const ofProfile = async () => (await findProfileSummary(req.payload, user))?.region
  const region = isLead ? (chosen.region ?? (group ? undefined : await ofProfile())) : undefined
  if (isLead && !region && !group) return 'region_missing'
  try {
    const { id } = await req.payload.create({
      collection: 'roles',
      data: { user, role, region, endsOn },
      depth: 0,
      overrideAccess: false,
      req,
    })
    if (!isLead || !group) return undefined
    await setGrantGroup(req.payload, id, group.id)
    await recordChange(req, {
      action: 'role.branch-given',
      subject: { collection: 'roles', id },
      account: user,
      after: { group: group.name },
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // has the role already
  }
  return undefined
}
