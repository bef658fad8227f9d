import type { Endpoint } from 'payload'
import { currentContent } from '../../domain/search'
import { type SearchAnswer, searchSchema } from '../../domain/search/search.schema'
import { invalid } from '../answers'
import { findMembers } from '../../domain/search/findMembers'

/**
 * `GET /api/search?q=&limit=` (1 to 100 characters; 1 to 10 of each kind, 3 by default): what is published and holds the
 * words of a text (whatever their case and accents, by their beginnings, with one typo where little else is found), the
 * best first with the matches marked; and members by their name. Answers 200 `SearchAnswer`, 400 for a text that is missing
 * or too long. Source: spec.md section 2 "Command palette search" and section 7; decisions.md "Screens".
 */
export const search: Endpoint = {
  method: 'get',
  path: '/search',
  handler: async (req) => {
    const input = searchSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const { q, limit } = input.data
    const [content, members] = await Promise.all([currentContent(req.payload), findMembers(req, q, limit)])
    const answer: SearchAnswer = { ...content.find(q, { limit }), members }
    return Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}
