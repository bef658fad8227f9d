import type { Endpoint } from 'payload'
import { SUBMISSION_STATUSES } from '../../domain/submissions/statuses.schema'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { rowsAfterLast } from '../../platform/rowsAfterLast'
import { askedPapers } from './askedPapers'
import { toOwnPaper } from './mine'
import { paperWhere } from '../../domain/submissions/paperWhere'
import { sendersOf } from '../../domain/submissions/sendersOf'

/** `GET /api/submissions/list.csv`: the papers that a filter leaves, all pages, as a table. Refused as the list is. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const asked = askedPapers(req)
    if ('refusal' in asked) return asked.refusal
    const { filter } = asked
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const docs of rowsAfterLast(req, {
        collection: 'submissions',
        where: paperWhere(filter),
        sort: filter.sort,
        depth: 1,
      })) {
        const senderOf = await sendersOf(req.payload, docs)
        for (const paper of docs) {
          const { title, authors, abstract, division, status, feedback, createdAt } = toOwnPaper(paper)
          const { name, email } = senderOf(paper)
          yield [
            createdAt.slice(0, 10),
            title,
            authors,
            name,
            email,
            division,
            abstract,
            SUBMISSION_STATUSES[status],
            paper.decidedAt?.slice(0, 10),
            feedback,
          ]
        }
      }
    }
    return csvAnswer(
      req,
      'papers',
      [
        'Received',
        'Title',
        'Authors',
        'From',
        'Email',
        'Division',
        'Abstract',
        'Status',
        'Decided',
        'Feedback',
      ],
      lines(),
    )
  },
}
