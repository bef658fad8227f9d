import type { PayloadRequest, Where } from 'payload'
import { visibleApplications } from '../../../domain/membership/applications'
import { forbidden, problem } from '../../answers'

/** The applications that the caller may see, or the refusal: 401 for a visitor, 403 for everyone but staff. */
export const requireVisibleApplications = ({
  user,
}: PayloadRequest): { visible: Where } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  const visible = visibleApplications(user)
  return visible ? { visible } : { refusal: forbidden() }
}
