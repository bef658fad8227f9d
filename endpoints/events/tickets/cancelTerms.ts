import { changeCancelTerms } from '../../../domain/events/cancelTerms'
import { cancelTermsSchema } from '../../../domain/events/cancelTerms/cancelTerms.schema'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { EVENT_ID, NO_EVENT } from '../eventSchemas'
import { staffScope } from '../staffScope'
import { answerSettings } from './settings'

/** `POST /api/events/:id/cancel-terms` `{ terms, updatedAt }`. Answers 200, 400, 401, 403, 404, 409. */
export const setCancelTerms = declareEndpoint({
  method: 'post',
  path: '/:id/cancel-terms',
  operation: {
    tag: 'Staff: events',
    summary: 'Replace the terms on which buyers can cancel what they paid',
    parameters: EVENT_ID,
    answers: { ...reads(outcomeAnswer('changed'), 'Changed'), ...NO_EVENT, 409: 'A colleague changed it' },
  },
  access: admittedBy((req) => staffScope(req, 'changeEvents')),
  body: cancelTermsSchema,
  handler: async (req, { body }) => answerSettings(await changeCancelTerms(req, req.routeParams?.id, body)),
})
