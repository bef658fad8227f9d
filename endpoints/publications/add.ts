import { addPublication } from '../../domain/publications'
import { newPublicationSchema } from '../../domain/publications/publicationForm.schema'
import { declareEndpoint } from '../declareEndpoint'
import { adds } from '../describedAnswers'
import { unless } from '../guards'
import { publicationProblem } from './publicationProblem'
import { addedAnswer, NOT_PDF } from './publicationSchemas'
import { requirePublisher } from './requirePublisher'

/**
 * `POST /api/publications/add` `NewPublication`: adds a publication; its file is an upload that has arrived. The same
 * upload sent again answers with the same publication. Answers 201 `AddedPublication`, 400, 401, 403, 404, 409, 415.
 * Source: spec.md sections 5 and 7, "Add publication", "Admin create".
 */
export const add = declareEndpoint({
  method: 'post',
  path: '/add',
  operation: {
    tag: 'Staff: content',
    summary: 'Add a publication; the same upload again answers with the same publication',
    answers: {
      ...adds(addedAnswer, 'Added'),
      404: 'There is no such upload',
      409: 'The upload is not complete',
      ...NOT_PDF,
    },
  },
  access: unless(requirePublisher),
  body: newPublicationSchema,
  handler: async (req, { body }) => {
    const added = await addPublication(req, body)
    return 'refusal' in added ? publicationProblem(added) : Response.json(added, { status: 201 })
  },
})
