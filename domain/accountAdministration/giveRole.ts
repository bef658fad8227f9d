import type { PayloadRequest } from 'payload'
import type { Region, Role } from '../../collections/access/roles'
import { isDuplicateKey } from '../../platform/database'
import { findProfileSummary } from '../profiles'

/**
 * Adds a role to an account, with the access of the request. Idempotent.
 * @param chosenRegion for a chapter lead: the region; by default that of the profile
 * @returns `follows_membership` for the role member, `region_missing` for a chapter lead without a region
 */
export const giveRole = async (
  req: PayloadRequest,
  user: string,
  role: Role,
  chosenRegion?: Region,
): Promise<'follows_membership' | 'region_missing' | undefined> => {
  if (role === 'member') return 'follows_membership'
  const region =
    role === 'chapter_lead'
      ? (chosenRegion ?? (await findProfileSummary(req.payload, user))?.region)
      : undefined
  if (role === 'chapter_lead' && !region) return 'region_missing'
  try {
    await req.payload.create({
      collection: 'roles',
      data: { user, role, region },
      depth: 0,
      overrideAccess: false,
      req,
    })
  } catch (error) {
    if (!isDuplicateKey(error)) throw error // has the role already
  }
  return undefined
}
