import type { PayloadRequest } from 'payload'
import { findPublication } from '../../domain/publications'
import type { Publication } from '../../payload-types'
import { problem } from '../answers'
import { requirePublisher } from './requirePublisher'

/** The publication of the address in its latest version, draft or not; or the refusal: 401, 403, 404. */
export const requirePublication = async (
  req: PayloadRequest,
): Promise<{ publication: Publication } | { refusal: Response }> => {
  const refusal = requirePublisher(req)
  if (refusal) return { refusal }
  const publication = await findPublication(req, req.routeParams?.id)
  return publication
    ? { publication }
    : { refusal: problem(404, 'not_found', 'This publication could not be found') }
}
