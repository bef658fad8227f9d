import { setVisibility } from '../../domain/publications'
import { visibilitySchema } from '../../domain/publications/publicationForm.schema'
import { declareEndpoint } from '../declareEndpoint'
import { MEANWHILE, reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { publicationProblem } from './publicationProblem'
import { changedAnswer, NO_PUBLICATION, PUBLICATION_ID } from './publicationSchemas'
import { requirePublication } from './requirePublication'

/**
 * `POST /api/publications/:id/visibility` `{ isPublished, updatedAt }`: publishes a publication, or withdraws it.
 * Answers 200 `{ updatedAt }`, 400 also without a file to publish, 401, 403, 404, 409.
 */
export const visibility = declareEndpoint({
  method: 'post',
  path: '/:id/visibility',
  operation: {
    tag: 'Staff: content',
    summary: 'Publish a publication, or withdraw it',
    parameters: PUBLICATION_ID,
    answers: {
      ...reads(changedAnswer, 'Changed'),
      400: 'Some fields are wrong, or there is no file to publish',
      ...NO_PUBLICATION,
      ...MEANWHILE,
    },
  },
  access: admittedBy(requirePublication),
  body: visibilitySchema,
  handler: async (req, { publication, body }) => {
    const done = await setVisibility(req, publication, body)
    return 'refusal' in done ? publicationProblem(done) : Response.json(done)
  },
})
