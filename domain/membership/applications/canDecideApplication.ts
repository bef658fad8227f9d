import { type Actor, handlesMemberships, regionWith } from '../../../collections/access/roles'

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
