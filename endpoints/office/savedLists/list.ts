import { listSavedLists } from '../../../domain/office/savedLists'
import { savedListQuerySchema } from '../../../domain/office/savedLists/savedLists.schema'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { listReaderOf } from './listAnswers'
import { savedListsAnswer } from './listSchemas'

/**
 * `GET /api/saved-lists?page=`: a page of the lists that a member of staff may see, by name. Answers 200
 * `SavedListPage`, 400, 401, 403.
 */
export const list = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: lists',
    summary: 'Saved lists that the reader may see, by name',
    answers: { ...reads(savedListsAnswer, 'A page of lists') },
  },
  access: admittedBy(listReaderOf),
  query: savedListQuerySchema,
  handler: async (req, { user, query }) => {
    const lists = await listSavedLists(req.payload, user, query.page)
    return Response.json(lists, { headers: { 'Cache-Control': 'no-store' } })
  },
})
