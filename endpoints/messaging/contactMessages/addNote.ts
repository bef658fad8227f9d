import type { Endpoint } from 'payload'
import { addNote as add } from '../../../domain/messaging/contactMessages'
import { staffNoteSchema } from '../../../domain/office/staffNotes/staffNote.schema'
import { isObjectId } from '../../../platform/isObjectId'
import { invalid, problem, readJson } from '../../answers'
import { refuseUnlessAdmin } from '../../refuseUnlessAdmin'

const PROBLEMS = {
  not_found: { status: 404, text: 'This message could not be found' },
  too_many: { status: 409, text: 'This message has as many notes as it can hold.' },
} as const

/**
 * `POST /api/contact-messages/:id/notes` `{ note, key }`: adds a note of an administrator to a thread, which nobody
 * outside the staff sees; `key` is a UUID made by the form, and the same again adds nothing. Answers 201 `{ outcome:
 * 'noted' }`, 400, 401, 403, 404, 409 `too_many` after a hundred.
 */
export const addNote: Endpoint = {
  method: 'post',
  path: '/:id/notes',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal || !req.user) return refusal ?? problem(401, 'unauthenticated', 'Please sign in')
    const input = staffNoteSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const id = req.routeParams?.id
    const result = isObjectId(id)
      ? await add(req, id, req.user.id, input.data)
      : { problem: 'not_found' as const }
    if ('outcome' in result) return Response.json(result, { status: 201 })
    const { status, text } = PROBLEMS[result.problem]
    return problem(status, result.problem, text)
  },
}
