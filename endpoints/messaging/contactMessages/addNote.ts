import { addNote as add } from '../../../domain/messaging/contactMessages'
import { staffNoteSchema } from '../../../domain/office/staffNotes/staffNote.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { problem } from '../../answers'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { adds } from '../../describedAnswers'
import { administrators } from '../../guards'
import { MESSAGE_ID, NO_MESSAGE } from './inboxSchemas'

const PROBLEMS = {
  not_found: { status: 404, text: 'This message could not be found' },
  too_many: { status: 409, text: 'This message has as many notes as it can hold.' },
} as const

/**
 * `POST /api/contact-messages/:id/notes` `{ note, key }`: adds a note of an administrator to a thread, which nobody
 * outside the staff sees; `key` is a UUID made by the form, and the same again adds nothing. Answers 201 `{ outcome:
 * 'noted' }`, 400, 401, 403, 404, 409 `too_many` after a hundred.
 */
export const addNote = declareEndpoint({
  method: 'post',
  path: '/:id/notes',
  operation: {
    tag: 'Staff: messages',
    summary: 'Add a note for colleagues to a message; the same key again adds nothing',
    parameters: MESSAGE_ID,
    answers: { ...adds(outcomeAnswer('noted'), 'Noted'), ...NO_MESSAGE, 409: 'There are too many notes' },
  },
  access: administrators,
  body: staffNoteSchema,
  handler: async (req, { body, user }) => {
    const id = req.routeParams?.id
    const result = isObjectId(id) ? await add(req, id, user.id, body) : { problem: 'not_found' as const }
    if ('outcome' in result) return Response.json(result, { status: 201 })
    const { status, text } = PROBLEMS[result.problem]
    return problem(status, result.problem, text)
  },
})
