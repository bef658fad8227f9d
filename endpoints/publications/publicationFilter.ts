import type { PayloadRequest } from 'payload'
import {
  type PublicationFilter,
  publicationListSchema,
} from '../../domain/publications/publicationForm.schema'
import { invalid } from '../answers'
import { requirePublisher } from './requirePublisher'

/** The filter of an administrator's request, or the refusal: 401, 403, 400. */
export const publicationFilter = (
  req: PayloadRequest,
): { filter: PublicationFilter } | { refusal: Response } => {
  const refusal = requirePublisher(req)
  if (refusal) return { refusal }
  const input = publicationListSchema.safeParse(req.query)
  return input.success ? { filter: input.data } : { refusal: invalid(input.error) }
}
