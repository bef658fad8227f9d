import type { PayloadRequest, Where } from 'payload'
import { filteredApplications, visibleApplications } from '../../../domain/membership/applications'
import {
  type ApplicationFilter,
  applicationListSchema,
} from '../../../domain/membership/applications/review.schema'
import { forbidden, invalid, problem } from '../../answers'

/** The applications that the caller may see, or the refusal: 401 for a visitor, 403 for everyone but staff. */
export const requireVisibleApplications = ({
  user,
}: PayloadRequest): { visible: Where } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  const visible = visibleApplications(user)
  return visible ? { visible } : { refusal: forbidden() }
}

/**
 * The filter of a request for a list, and the applications that it leaves the caller; or the refusal: 400,
 * 401, 403.
 */
export const askedApplications = (
  req: PayloadRequest,
): { filter: ApplicationFilter; where: Where } | { refusal: Response } => {
  const allowed = requireVisibleApplications(req)
  if ('refusal' in allowed) return allowed
  const input = applicationListSchema.safeParse(req.query)
  if (!input.success) return { refusal: invalid(input.error) }
  return { filter: input.data, where: filteredApplications(allowed.visible, input.data) }
}
