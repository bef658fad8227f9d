import type { Endpoint, PayloadRequest } from 'payload'
import { LIST_COLUMNS, type ListRow } from '../../../domain/office/savedLists/listRows.schema'
import { csvAnswer } from '../../csvAnswer'
import { xlsxAnswer } from '../../xlsxAnswer'
import { listRefusal, openAddressedList } from './listAnswers'

const exported =
  (answer: typeof csvAnswer) =>
  async (req: PayloadRequest): Promise<Response> => {
    const opened = await openAddressedList(req)
    if ('refusal' in opened) return opened.refusal
    const { list, input } = opened
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
export const rowsCsv: Endpoint = { method: 'get', path: '/rows.csv', handler: exported(csvAnswer) }

/** `GET /api/saved-lists/rows.xlsx`: the same as a workbook. */
export const rowsXlsx: Endpoint = { method: 'get', path: '/rows.xlsx', handler: exported(xlsxAnswer) }
