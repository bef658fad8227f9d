import { claimContactMessage } from '../../../domain/messaging/contactMessages'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { administrators } from '../../guards'
import { MESSAGE_ID, NO_MESSAGE } from './inboxSchemas'

/**
 * `POST /api/contact-messages/:id/claim`: assigns a message that is nobody's to the administrator who asks; of two at
 * once one wins. Answers 200 `{ outcome: 'claimed' }`, also where it is their own, 401, 403, 404, 409 `taken` with the
 * name of the colleague whose it is.
 */
export const claim = declareEndpoint({
  method: 'post',
  path: '/:id/claim',
  operation: {
    tag: 'Staff: messages',
    summary: 'Take over a message that is nobody’s',
    parameters: MESSAGE_ID,
    answers: { ...reads(outcomeAnswer('claimed'), 'Taken over'), ...NO_MESSAGE, 409: 'A colleague has it' },
  },
  access: administrators,
  handler: async (req, { user }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await claimContactMessage(req, id, user.id)
      : { problem: 'not_found' as const }
    if ('outcome' in result) return Response.json(result)
    return result.problem === 'taken'
      ? problem(409, 'taken', `${result.by} has taken this message.`)
      : problem(404, 'not_found', 'This message could not be found')
  },
})
