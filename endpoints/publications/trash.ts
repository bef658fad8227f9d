import { z } from 'zod'
import { trashPublication } from '../../domain/publications'
import { publicationTrashSchema } from '../../domain/publications/publicationForm.schema'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { publicationProblem } from './publicationProblem'
import { NO_PUBLICATION, PUBLICATION_ID } from './publicationSchemas'
import { requirePublication } from './requirePublication'

/**
 * `POST /api/publications/:id/trash` `{ updatedAt }`: moves a publication to the trash. The caller has been shown where
 * it is linked from. Answers 200 `{ trashed: true }`, 400, 401, 403, 404, 409 `in_use` when a page shows it.
 */
export const trash = declareEndpoint({
  method: 'post',
  path: '/:id/trash',
  operation: {
    tag: 'Staff: content',
    summary: 'Move a publication to the trash',
    parameters: PUBLICATION_ID,
    answers: {
      ...reads(z.object({ trashed: z.literal(true) }), 'Moved'),
      ...NO_PUBLICATION,
      409: 'A colleague changed it meanwhile, or a page shows it',
    },
  },
  access: admittedBy(requirePublication),
  body: publicationTrashSchema,
  handler: async (req, { publication, body }) => {
    const done = await trashPublication(req, publication, body.updatedAt)
    return 'refusal' in done ? publicationProblem(done) : Response.json(done)
  },
})
