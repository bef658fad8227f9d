import type { PayloadRequest, Where } from 'payload'
import { handlesMemberships, regionWith } from '../../../collections/access/roles'
import type { ApplicationFilter } from './review.schema'

/**
 * The applications that a member of staff may see: an administrator or registrar all of them, who has a role
 * for a region those of the region (not the own one, if it is of another).
 * @returns undefined for everyone else
 */
export const visibleApplications = (user: PayloadRequest['user']): Where | undefined => {
  if (handlesMemberships(user)) return {}
  const region = regionWith(user, 'readApplications')
  return region && { region: { equals: region } }
}

/** The applications that a filter leaves. */
export const filteredApplications = (
  visible: Where,
  { q, status, region, grade }: ApplicationFilter,
): Where => {
  const conditions: Where[] = [visible]
  if (q)
    conditions.push({
      or: ['fullName', 'email', 'institutionName'].map((field) => ({ [field]: { contains: q } })),
    })
  if (status) conditions.push({ status: { equals: status } })
  if (region) conditions.push({ region: { equals: region } })
  if (grade) conditions.push({ membershipType: { equals: grade } })
  return { and: conditions }
}
