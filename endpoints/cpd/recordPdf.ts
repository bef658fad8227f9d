import { currentYear, drawCpdRecord } from '../../domain/cpd'
import { cpdPdfSchema } from '../../domain/cpd/cpdRecord.schema'
import { allowAttempt } from '../../platform/rateLimits'
import { tooManyAttempts } from '../answers'
import { declareEndpoint } from '../declareEndpoint'
import { signedIn } from '../guards'
import { pdfAnswer } from '../pdfAnswer'
import { SIGN_IN_FIRST } from './summary'

/**
 * `GET /api/cpd-entries/record.pdf?year=`: the signed-in person's record of a year as PDF, drawn anew each
 * time. Answers 200, 400, 401 for a visitor, 429 after many. Source: spec.md section 2,
 * "/membership/dashboard"; issue 5, part 4.
 */
export const recordPdf = declareEndpoint({
  method: 'get',
  path: '/record.pdf',
  access: signedIn(SIGN_IN_FIRST),
  query: cpdPdfSchema,
  handler: async (req, { user, query }) => {
    const attempt = await allowAttempt(req, 'document', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { year = currentYear() } = query
    return pdfAnswer(await drawCpdRecord(req, user, year), `cpd-record-${year}.pdf`)
  },
})
