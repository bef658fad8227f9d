import type { Endpoint } from 'payload'
import { listSavedLists } from '../../../domain/office/savedLists'
import { savedListQuerySchema } from '../../../domain/office/savedLists/savedLists.schema'
import { readListInput } from './listAnswers'

/**
 * `GET /api/saved-lists/list?page=`: a page of the lists that a member of staff may see, by name. Answers 200
 * `SavedListPage`, 400, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const read = readListInput(req, savedListQuerySchema, req.query)
    if ('refusal' in read) return read.refusal
    const lists = await listSavedLists(req.payload, read.user, read.input.page)
    return Response.json(lists, { headers: { 'Cache-Control': 'no-store' } })
  },
}
