import type { Endpoint } from 'payload'
import { allowAttempt } from '../../platform/rateLimits'
import { invalid, problem, tooManyAttempts } from '../answers'
import { pdfAnswer } from '../pdfAnswer'
import { currentYear, drawCpdRecord } from '../../domain/cpd'
import { cpdPdfSchema } from '../../domain/cpd/cpdRecord.schema'
import { SIGN_IN_FIRST } from './summary'

/**
 * `GET /api/cpd-entries/record.pdf?year=`: the signed-in person's record of a year as PDF, drawn anew each
 * time. Answers 200, 400, 401 for a visitor, 429 after many. Source: spec.md section 2,
 * "/membership/dashboard"; issue 5, part 4.
 */
export const recordPdf: Endpoint = {
  method: 'get',
  path: '/record.pdf',
  handler: async (req) => {
    const { user } = req
    if (!user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    const asked = cpdPdfSchema.safeParse(req.query)
    if (!asked.success) return invalid(asked.error)
    const attempt = await allowAttempt(req, 'document', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { year = currentYear() } = asked.data
    return pdfAnswer(await drawCpdRecord(req, user, year), `cpd-record-${year}.pdf`)
  },
}
