import type { Endpoint } from 'payload'
import { addDocument } from '../../../domain/membership/applications'
import { applicationDocumentSchema } from '../../../domain/membership/applications/evidence/document.schema'
import { invalid, problem, readJson } from '../../answers'
import { addProblem } from './addProblem'

/**
 * `POST /api/application-documents/add` `{ name, file }`: a document of the own application, the open one or the next;
 * `file` is the key of the upload, a PDF or a picture. The same upload sent again is answered alike. Answers 201
 * `{ id }`, 400, 401, 404, 409, 415.
 */
export const add: Endpoint = {
  method: 'post',
  path: '/add',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in to send documents')
    const input = applicationDocumentSchema.safeParse(await readJson(req))
    if (!input.success) return invalid(input.error)
    const result = await addDocument(req, req.user.id, input.data)
    return 'id' in result ? Response.json({ id: result.id }, { status: 201 }) : addProblem(result)
  },
}
