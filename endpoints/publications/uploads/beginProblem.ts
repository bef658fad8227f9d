import type { BeginRefusal } from '../../../domain/publications/uploads'
import { UPLOAD_TEXTS, formatLimit } from '../../../domain/publications/uploads/uploadTexts.schema'
import { problem, tooManyAttempts } from '../../answers'

/** The answer to an upload that may not begin: 413, 429, 507. */
export const beginProblem = (refused: BeginRefusal): Response => {
  switch (refused.refusal) {
    case 'too_large':
      return problem(413, 'too_large', UPLOAD_TEXTS.tooLarge(formatLimit(refused.limitBytes)))
    case 'too_many_attempts':
      return tooManyAttempts(refused.retryAfterSeconds)
    case 'too_many_uploads':
      return problem(429, 'too_many_uploads', UPLOAD_TEXTS.tooMany)
    case 'no_space':
      return problem(507, 'no_space', UPLOAD_TEXTS.noSpace)
  }
}
