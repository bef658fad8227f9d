import { listPublications } from '../../domain/publications'
import { publicationListSchema } from '../../domain/publications/publicationForm.schema'
import { declareEndpoint } from '../declareEndpoint'
import { reads } from '../describedAnswers'
import { unless } from '../guards'
import { listAnswer } from './publicationSchemas'
import { requirePublisher } from './requirePublisher'

/**
 * `GET /api/publications/list?q=&category=&status=&sort=&page=`: a page of all publications, drafts included, for
 * administrators. Answers 200 `PublicationList`, 400, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/list',
  operation: {
    tag: 'Staff: content',
    summary: 'All publications, drafts included',
    answers: { ...reads(listAnswer, 'A page of publications') },
  },
  access: unless(requirePublisher),
  query: publicationListSchema,
  handler: async (req, { query }) => Response.json(await listPublications(req, query)),
})
