import type { Endpoint } from 'payload'
import { addPublication } from '../../domain/publications'
import { newPublicationSchema } from '../../domain/publications/publicationForm.schema'
import { invalid, readJson } from '../answers'
import { publicationProblem } from './publicationProblem'
import { requirePublisher } from './requirePublisher'

/**
 * `POST /api/publications/add` `NewPublication`: adds a publication; its file is an upload that has arrived. The same
 * upload sent again answers with the same publication. Answers 201 `AddedPublication`, 400, 401, 403, 404, 409, 415.
 * Source: spec.md sections 5 and 7, "Add publication", "Admin create".
 */
export const add: Endpoint = {
  method: 'post',
  path: '/add',
  handler: async (req) => {
    const refusal = requirePublisher(req)
    if (refusal) return refusal
    const input = newPublicationSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const added = await addPublication(req, input.data)
    return 'refusal' in added ? publicationProblem(added) : Response.json(added, { status: 201 })
  },
}
