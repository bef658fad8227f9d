import type { Endpoint } from 'payload'
import { addPersonNote } from '../../../domain/people/personNotes'
import { staffNoteSchema } from '../../../domain/office/staffNotes/staffNote.schema'
import { requireAccountToRead } from '../../accounts/accountAdministration/requireAccount'
import { invalid, problem, readJson } from '../../answers'

/**
 * `POST /api/users/:id/notes` `{ note, key }`: adds a note of staff about a person; the same `key` again adds nothing.
 * Answers 201 `{ outcome: 'noted' }`, 400, 401, 403, 404, 409 when there are too many.
 */
export const addNote: Endpoint = {
  method: 'post',
  path: '/:id/notes',
  handler: async (req) => {
    const required = await requireAccountToRead(req)
    if ('refusal' in required) return required.refusal
    const { user } = req
    if (!user) return problem(401, 'unauthenticated', 'Please sign in')
    const input = staffNoteSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await addPersonNote(req, required.account.id, user.id, input.data)
    return 'problem' in result
      ? problem(409, 'too_many', 'There are too many notes about this person. Please write to a colleague.')
      : Response.json(result, { status: 201 })
  },
}
