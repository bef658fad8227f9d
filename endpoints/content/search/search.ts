import { currentContent } from '../../../domain/content/search'
import { findMembers } from '../../../domain/content/search/findMembers'
import { type SearchAnswer, searchSchema } from '../../../domain/content/search/search.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { searchAnswer } from '../../publicSchemas'

/**
 * `GET /api/search?q=&limit=` (1 to 100 characters; 1 to 10 of each kind, 3 by default): published content
 * with the words of a text (in any case and with any accents, by their beginning, with one typo where there
 * are few results), the best first with the matches marked; and members by their name. Answers 200
 * `SearchAnswer`, 400 for a missing text or one that is too long. Source: spec.md section 2 "Command palette
 * search" and section 7; decisions.md "Screens".
 */
export const search = declareEndpoint({
  method: 'get',
  path: '/search',
  operation: {
    tag: 'Public',
    summary: 'Published content and members by their name',
    answers: {
      200: { description: 'Results, by kind', schema: searchAnswer },
      400: 'The text is missing or too long',
    },
  },
  access: everybody,
  query: searchSchema,
  handler: async (req, { query }) => {
    const { q, limit } = query
    const [content, members] = await Promise.all([currentContent(req.payload), findMembers(req, q, limit)])
    const answer: SearchAnswer = { ...content.find(q, { limit }), members }
    return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
  },
})
