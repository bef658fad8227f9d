import { readPublicationDetail } from '../../domain/publications'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { admittedBy } from '../guards'
import { detailAnswer, NO_PUBLICATION, PUBLICATION_ID } from './publicationSchemas'
import { requirePublication } from './requirePublication'

/**
 * `GET /api/publications/:id/edition`: a publication in its latest version, to be edited. Answers 200
 * `PublicationDetail`, 401, 403, 404.
 */
export const readDetail = declareEndpoint({
  method: 'get',
  path: '/:id/edition',
  operation: {
    tag: 'Staff: content',
    summary: 'A publication in its latest version, to be edited',
    parameters: PUBLICATION_ID,
    answers: { ...reads(detailAnswer, 'The publication'), ...NO_PUBLICATION },
  },
  access: admittedBy(requirePublication),
  handler: async (req, { publication }) => Response.json(await readPublicationDetail(req, publication)),
})
