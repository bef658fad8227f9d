import { updatePublication } from '../../domain/publications'
import { publicationUpdateSchema } from '../../domain/publications/publicationForm.schema'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { publicationProblem } from './publicationProblem'
import { changedAnswer, NOT_PDF, PUBLICATION_ID } from './publicationSchemas'
import { requirePublication } from './requirePublication'

/**
 * `POST /api/publications/:id/edition` `PublicationUpdate`: changes a publication. What readers see changes
 * with it; a draft stays one. A new file is an upload that has arrived. Answers 200 `{ updatedAt }`, 400,
 * 401, 403, 404, 409 when it is not based on the latest version, 415.
 */
export const update = declareEndpoint({
  method: 'post',
  path: '/:id/edition',
  operation: {
    tag: 'Staff: content',
    summary: 'Change a publication',
    parameters: PUBLICATION_ID,
    answers: {
      ...reads(changedAnswer, 'Changed'),
      404: 'There is no such publication or upload',
      409: 'A colleague changed it meanwhile, or the upload is not complete',
      ...NOT_PDF,
    },
  },
  access: admittedBy(requirePublication),
  body: publicationUpdateSchema,
  handler: async (req, { publication, body }) => {
    const updated = await updatePublication(req, publication, body)
    return 'refusal' in updated ? publicationProblem(updated) : Response.json(updated)
  },
})
