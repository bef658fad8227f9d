import { staffNoteSchema } from '../../../domain/office/staffNotes/staffNote.schema'
import { addPersonNote } from '../../../domain/people/personNotes'
import { requireAccountToRead } from '../../accounts/accountAdministration/requireAccount'
import { problem } from '../../answers'
import { outcomeAnswer } from '../../answerSchemas'
import { declareEndpoint } from '../../declareEndpoint'
import { NO_PERSON, PERSON_ID } from '../../describedAnswers'
import { admittedBy } from '../../guards'

/**
 * `POST /api/users/:id/notes` `{ note, key }`: adds a note of staff about a person; the same `key` again adds nothing.
 * Answers 201 `{ outcome: 'noted' }`, 400, 401, 403, 404, 409 when there are too many.
 */
export const addNote = declareEndpoint({
  method: 'post',
  path: '/:id/notes',
  operation: {
    tag: 'Staff: people',
    summary: 'Add a note about a person; the same key again adds nothing',
    parameters: PERSON_ID,
    answers: {
      201: { description: 'Noted', schema: outcomeAnswer('noted') },
      ...NO_PERSON,
      409: 'Too many notes about this person',
    },
  },
  access: admittedBy(requireAccountToRead),
  body: staffNoteSchema,
  handler: async (req, { account, user, body }) => {
    const result = await addPersonNote(req, account.id, user.id, body)
    return 'problem' in result
      ? problem(409, 'too_many', 'There are too many notes about this person. Please write to a colleague.')
      : Response.json(result, { status: 201 })
  },
})
