import type { Endpoint } from 'payload'
import { CPD_KINDS } from '../../domain/cpd/kinds.schema'
import { allowAttempt } from '../../platform/rateLimits'
import { invalid, problem, tooManyAttempts } from '../answers'
import { readOwnMembership } from '../../domain/memberships'
import { pdfAnswer } from '../pdfAnswer'
import { currentYear } from '../../domain/cpd/currentYear'
import { entriesOf } from '../../domain/cpd/entriesOf'
import { hoursOf } from '../../domain/cpd/hoursOf'
import { cpdPdfSchema } from '../../domain/cpd/cpdRecord.schema'
import { SIGN_IN_FIRST } from './summary'
import { targetHours } from '../../domain/cpd/targetHours'

/** Far more than a year has room for; beyond it the sheet says that there are more. */
const MAX_ENTRIES = 1000

/**
 * `GET /api/cpd-entries/record.pdf?year=`: the signed-in person's record of a year as PDF, drawn anew each time.
 * Answers 200, 400, 401 for a visitor, 429 after many. Source: spec.md section 2, "/membership/dashboard"; issue 5, part 4.
 */
export const recordPdf: Endpoint = {
  method: 'get',
  path: '/record.pdf',
  handler: async (req) => {
    const { user, payload } = req
    if (!user) return problem(401, 'unauthenticated', SIGN_IN_FIRST)
    const asked = cpdPdfSchema.safeParse(req.query)
    if (!asked.success) return invalid(asked.error)
    const attempt = await allowAttempt(req, 'document', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const { year = currentYear() } = asked.data
    const [{ fullName, registeredName, number }, hours, target, entries, site, { renderCpdRecord }] =
      await Promise.all([
        readOwnMembership(req, user),
        hoursOf(payload, user.id, year),
        targetHours(payload),
        entriesOf(payload, user.id, year, { limit: MAX_ENTRIES + 1 }),
        payload.findGlobal({ slug: 'site-settings', depth: 0, overrideAccess: false }),
        import('../../domain/cpd/renderCpdRecord'), // draws seldom, weighs much
      ])
    const pdf = await renderCpdRecord({
      year,
      fullName: registeredName ?? fullName,
      number,
      hours,
      targetHours: target,
      entries: entries
        .slice(0, MAX_ENTRIES)
        .map(({ kind, ...entry }) => ({ ...entry, kind: CPD_KINDS[kind] })),
      hasMore: entries.length > MAX_ENTRIES,
      madeAt: new Date().toISOString(),
      association: { name: site.name, url: payload.config.serverURL },
    })
    return pdfAnswer(pdf, `cpd-record-${year}.pdf`)
  },
}
