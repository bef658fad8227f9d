import { resolveReport } from '../../../domain/messaging/messages'
import { resolveReportSchema } from '../../../domain/messaging/messages/messages.schema'
import type { ReportSettled } from '../../../domain/messaging/messages/messageTexts.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { administrators } from '../../guards'
import { settledAnswer } from '../contactMessages/threadSchemas'

/**
 * `POST /api/message-reports/:id/settle` `{ note? }`: an administrator notes that a reported message was dealt with.
 * Answers 200, also when it is settled already, 400, 401, 403, 404.
 */
export const resolve = declareEndpoint({
  method: 'post',
  path: '/:id/settle',
  operation: {
    tag: 'Staff: messages',
    summary: 'Note that a reported message between members was dealt with',
    parameters: { id: 'The id of the report.' },
    answers: { ...reads(settledAnswer, 'Noted'), 404: 'There is no such report' },
  },
  access: administrators,
  body: resolveReportSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    const isFound = isObjectId(id) && (await resolveReport(req, id, user.id, body.note))
    if (!isFound) return problem(404, 'not_found', 'This report could not be found')
    return Response.json({ status: 'settled' } satisfies ReportSettled)
  },
})
