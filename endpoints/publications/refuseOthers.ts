import type { PayloadRequest } from 'payload'
import { isAdmin } from '../../collections/access/roles'
import { problem } from '../answers'
import { UPLOAD_TEXTS } from '../../domain/uploads/uploadTexts.schema'

/** The refusal of whoever is no administrator: 401, 403. Source: spec.md section 6. */
export const refuseOthers = ({ user }: Pick<PayloadRequest, 'user'>): Response | undefined => {
  if (!user) return problem(401, 'unauthenticated', UPLOAD_TEXTS.signIn.publication)
  return isAdmin(user) ? undefined : problem(403, 'forbidden', UPLOAD_TEXTS.adminsOnly)
}
