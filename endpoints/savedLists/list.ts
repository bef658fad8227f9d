import type { Endpoint } from 'payload'
import { z } from 'zod'
import { listSavedLists } from '../../domain/savedLists'
import { readListInput } from './listAnswers'

const querySchema = z.strictObject({ page: z.coerce.number().int().min(1).max(1000).default(1) })

/**
 * `GET /api/saved-lists/list?page=`: a page of the lists that a member of staff may see, by name. Answers 200
 * `SavedListPage`, 400, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const read = readListInput(req, querySchema, req.query)
    if ('refusal' in read) return read.refusal
    const lists = await listSavedLists(req.payload, read.user, read.input.page)
    return Response.json(lists, { headers: { 'Cache-Control': 'no-store' } })
  },
}
