import type { Endpoint } from 'payload'
import { askedPapers } from './askedPapers'
import { toOwnPaper } from './mine'
import { paperWhere } from '../../domain/submissions/paperWhere'
import { PAPERS_PER_PAGE, type PaperList } from '../../domain/submissions/submissions.schema'
import { sendersOf } from '../../domain/submissions/sendersOf'

/**
 * `GET /api/submissions/list?q=&status=&sort=&page=`: a page of the papers that members sent in, for administrators.
 * Answers 200 `PaperList`, 400, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const asked = askedPapers(req)
    if ('refusal' in asked) return asked.refusal
    const { sort, page } = asked.filter
    const { docs, totalDocs, totalPages } = await req.payload.find({
      collection: 'submissions',
      where: paperWhere(asked.filter),
      sort: [sort, 'id'],
      page,
      limit: PAPERS_PER_PAGE,
      depth: 1,
      overrideAccess: false,
      req,
    })
    const senderOf = await sendersOf(req.payload, docs)
    const answer: PaperList = {
      docs: docs.map((paper) => ({
        ...toOwnPaper(paper),
        sender: senderOf(paper).name,
        updatedAt: paper.updatedAt,
      })),
      totalDocs,
      page,
      totalPages,
    }
    return Response.json(answer)
  },
}
