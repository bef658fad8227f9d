import type { PayloadRequest, Where } from 'payload'
import { type Actor, handlesMemberships, regionWith } from '../../../collections/access/roles'
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

/** What says who decides an application. */
interface Facts {
  /** Id of the account; none for an application without one. */
  user?: unknown
  region?: string | null | undefined
}

/**
 * Whether a member of staff decides an application, and reads what was sent with it: an administrator or registrar any,
 * the registrar of a region those of the region, but not the own one.
 */
export const canDecideApplication = (actor: Actor | null, { user, region }: Facts): boolean => {
  if (handlesMemberships(actor)) return true
  const own = regionWith(actor, 'decideApplications')
  return own !== undefined && own === region && String(user) !== actor?.id
}

/**
 * Finds an application that a member of staff may comment on: an administrator or registrar any, a chapter
 * lead one of the led region.
 * @returns its id, or undefined when there is none
 */
export const findCommentableApplication = async (
  req: PayloadRequest,
  id: string,
): Promise<string | undefined> => {
  const { payload, user } = req
  const application = await payload.findByID({
    collection: 'applications',
    id,
    depth: 0,
    overrideAccess: false,
    disableErrors: true,
    select: { region: true },
    req,
  })
  if (!application) return undefined
  const own = regionWith(user, 'readApplications')
  return handlesMemberships(user) || (own && own === application.region) ? application.id : undefined
}
