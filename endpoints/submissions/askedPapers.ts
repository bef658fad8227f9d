import type { PayloadRequest } from 'payload'
import { invalid } from '../answers'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { type PaperFilter, paperListSchema } from '../../domain/submissions/submissions.schema'

/** What administrators ask of the list of papers, or the refusal: 400, 401, 403. */
export const askedPapers = (req: PayloadRequest): { filter: PaperFilter } | { refusal: Response } => {
  const refusal = refuseUnlessAdmin(req)
  if (refusal) return { refusal }
  const input = paperListSchema.safeParse(req.query)
  return input.success ? { filter: input.data } : { refusal: invalid(input.error) }
}
