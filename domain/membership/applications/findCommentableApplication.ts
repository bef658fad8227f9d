import type { PayloadRequest } from 'payload'
import { handlesMemberships, regionWith } from '../../../collections/access/roles'

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
