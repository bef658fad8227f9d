import type { PayloadRequest } from 'payload'
import { LIST_COLUMNS, type ListRow } from '../../../domain/office/savedLists/listRows.schema'
import { listRowsQuerySchema } from '../../../domain/office/savedLists/savedLists.schema'
import { csvAnswer } from '../../csvAnswer'
import { declareEndpoint } from '../../declareEndpoint'
import { CSV, sends, WITH_PROOF, XLSX } from '../../describedAnswers'
import { admittedBy } from '../../guards'
import { xlsxAnswer } from '../../xlsxAnswer'
import { listRefusal, openAddressedList } from './listAnswers'
import { IS_GONE } from './listSchemas'

type AddressedList = Exclude<Awaited<ReturnType<typeof openAddressedList>>, { refusal: Response }>

const exportWith = (
  answer: typeof csvAnswer,
  req: PayloadRequest,
  { list, input }: AddressedList,
): Response | Promise<Response> => {
  if ('problem' in list) return listRefusal(list)
  const columns = LIST_COLUMNS[input.subject]
  const lines = async function* (rows: AsyncIterable<ListRow>): AsyncGenerator<string[]> {
    for await (const { cells } of rows) yield columns.map(({ id }) => cells[id] ?? '')
  }
  return answer(
    req,
    `list-of-${input.subject}`,
    columns.map(({ label }) => label),
    lines(list.rows()),
  )
}

/**
 * `GET /api/saved-lists/rows.csv`: all that the conditions leave, as a file, with a recent proof of who asks. The
 * refusals are those of the list; 409 where a condition names what is gone.
 */
export const rowsCsv = declareEndpoint({
  method: 'get',
  path: '/rows.csv',
  operation: {
    tag: 'Staff: lists',
    summary: 'All that conditions leave, as a table',
    answers: { ...sends(CSV, 'The table'), ...WITH_PROOF, ...IS_GONE },
  },
  access: admittedBy(openAddressedList, { query: listRowsQuerySchema }),
  handler: (req, asked) => exportWith(csvAnswer, req, asked),
})

/** `GET /api/saved-lists/rows.xlsx`: the same as a workbook. */
export const rowsXlsx = declareEndpoint({
  method: 'get',
  path: '/rows.xlsx',
  operation: {
    tag: 'Staff: lists',
    summary: 'All that conditions leave, as a workbook',
    answers: { ...sends(XLSX, 'The workbook'), ...WITH_PROOF, ...IS_GONE },
  },
  access: admittedBy(openAddressedList, { query: listRowsQuerySchema }),
  handler: (req, asked) => exportWith(xlsxAnswer, req, asked),
})
