import { readMail } from '../../../domain/messaging/mail'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { administrators } from '../../guards'
import { MAIL_ID, mailAnswer, NO_MAIL } from './mailOperationSchemas'

/**
 * `GET /api/outbox/:id/mail`: the text of a mail, for administrators; of a confidential one in a trial
 * installation only.
 * Answers 200 `OutboxMailView`, 401, 403, 404.
 */
export const showMail = declareEndpoint({
  method: 'get',
  path: '/:id/mail',
  operation: {
    tag: 'Staff: mailings',
    summary: 'The text of a mail that was sent, or why it is not shown',
    parameters: MAIL_ID,
    answers: { ...reads(mailAnswer, 'The mail'), ...NO_MAIL },
  },
  access: administrators,
  handler: async (req) => {
    const id = req.routeParams?.id
    const view = isObjectId(id) ? await readMail(req.payload, id) : undefined
    return view ? Response.json(view) : problem(404, 'not_found', 'This email could not be found')
  },
})
