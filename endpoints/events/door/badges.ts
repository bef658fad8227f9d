import { drawBadges } from '../../../domain/events/door'
import { badgesQuerySchema } from '../../../domain/events/door/badges.schema'
import { allowAttempt } from '../../../platform/rateLimits'
import { problem, tooManyAttempts } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { PDF, TOO_MANY, sends } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { pdfAnswer } from '../../pdfAnswer'
import { eventNotFound } from '../answerChange'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'

/**
 * `GET /api/events/:id/badges?format=&page=`: the badges of who may come, by name, a hundred in a file. Answers 200,
 * 400, 401, 403, 404 also where nobody is left for the page, 429 after many. Source: issue 34, part 6.
 */
export const badges = declareEndpoint({
  method: 'get',
  path: '/:id/badges',
  operation: {
    tag: 'Staff: events',
    summary: 'Badges with name, organisation and code, as PDF',
    parameters: EVENT_ID,
    answers: { ...sends(PDF, 'The badges'), ...NO_EVENT, ...TOO_MANY },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  query: badgesQuerySchema,
  handler: async (req, { user, query }) => {
    const attempt = await allowAttempt(req, 'document', user.id, '')
    if (!attempt.isAllowed) return tooManyAttempts(attempt.retryAfterSeconds)
    const drawn = await drawBadges(req, req.routeParams?.id, query)
    if (!('problem' in drawn)) return pdfAnswer(drawn.content, `badges-${drawn.slug}-${query.page}.pdf`)
    return drawn.problem === 'not_found'
      ? eventNotFound()
      : problem(404, 'no_badges', 'Nobody is left for this page of badges')
  },
})
