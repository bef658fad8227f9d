import type { PayloadRequest } from 'payload'
import {
  type SubmissionFilter,
  submissionListSchema,
} from '../../../domain/publications/submissions/submissions.schema'
import { invalid } from '../../answers'
import { refuseWithout } from '../../refuseWithout'

/** The filter of an administrator's request, or the refusal: 400, 401, 403. */
export const submissionFilter = (
  req: PayloadRequest,
): { filter: SubmissionFilter } | { refusal: Response } => {
  const refusal = refuseWithout('content', req)
  if (refusal) return { refusal }
  const input = submissionListSchema.safeParse(req.query)
  return input.success ? { filter: input.data } : { refusal: invalid(input.error) }
}
