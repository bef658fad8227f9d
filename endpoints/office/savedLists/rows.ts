import { listText } from '../../../domain/office/savedLists/conditionTexts.schema'
import type { ListRowsPage } from '../../../domain/office/savedLists/listRows.schema'
import { listRowsQuerySchema, ROWS_PER_PAGE } from '../../../domain/office/savedLists/savedLists.schema'
import { pageOfRows } from '../../../platform/pageOfRows'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { GONE, openAddressedList } from './listAnswers'
import { listRowsAnswer } from './listSchemas'

const NO_STORE = { headers: { 'Cache-Control': 'no-store' } }

/**
 * `GET /api/saved-lists/rows?subject=&c=&c=&sort=&page=`: a page of what conditions leave, within the rights of the
 * caller; a chapter lead finds the own region. Answers 200 `ListRowsPage`, 400 for a condition that cannot be read,
 * 401,
 * 403. Source: issue 13, part 6.
 */
export const rows = declareEndpoint({
  method: 'get',
  path: '/rows',
  operation: {
    tag: 'Staff: lists',
    summary: 'People, memberships, registrations or payments that meet conditions',
    answers: { ...reads(listRowsAnswer, 'A page of rows') },
  },
  access: admittedBy(openAddressedList, { query: listRowsQuerySchema }),
  handler: async (_req, { list, input }) => {
    if ('problem' in list) {
      const names = list.problem === 'gone' ? list.names : {}
      const nobody = { docs: [], totalDocs: 0, page: 1, totalPages: 1, names, problem: GONE }
      return Response.json({ ...nobody, text: listText(input, names) } satisfies ListRowsPage, NO_STORE)
    }
    const page = await pageOfRows(list, input.page, ROWS_PER_PAGE)
    return Response.json(
      { ...page, text: list.text, names: list.names, problem: null } satisfies ListRowsPage,
      NO_STORE,
    )
  },
})
