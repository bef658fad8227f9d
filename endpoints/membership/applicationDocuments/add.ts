import { addDocument } from '../../../domain/membership/applications'
import { applicationDocumentSchema } from '../../../domain/membership/applications/evidence/document.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { signedIn } from '../../guards'
import { addProblem } from './addProblem'

/**
 * `POST /api/application-documents/add` `{ name, file }`: a document of the own application, the open one or the next;
 * `file` is the key of the upload, a PDF or a picture. The same upload sent again is answered alike. Answers 201
 * `{ id }`, 400, 401, 404, 409, 415.
 */
export const add = declareEndpoint({
  method: 'post',
  path: '/add',
  access: signedIn('Please sign in to send documents'),
  body: applicationDocumentSchema,
  handler: async (req, { body, user }) => {
    const result = await addDocument(req, user.id, body)
    return 'id' in result ? Response.json({ id: result.id }, { status: 201 }) : addProblem(result)
  },
})
