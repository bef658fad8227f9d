import type { Endpoint, Where } from 'payload'
import { modelOf } from '../../server/services/database'
import { invalid } from '../answers'
import { refuseUnlessAdmin } from '../refuseUnlessAdmin'
import { toOwnPaper } from './mine'
import { PAPERS_PER_PAGE, type PaperList, paperListSchema } from './schema'

const idOf = (user: string | { id: string }): string => (typeof user === 'object' ? user.id : user)

/**
 * `GET /api/submissions/list?q=&status=&sort=&page=`: a page of the papers that members sent in, for administrators.
 * Answers 200 `PaperList`, 400, 401, 403.
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const refusal = refuseUnlessAdmin(req)
    if (refusal) return refusal
    const input = paperListSchema.safeParse(req.query)
    if (!input.success) return invalid(input.error)
    const { q, status, sort, page } = input.data
    const where: Where = {
      and: [
        ...(q ? [{ or: (['title', 'authors', 'abstract'] as const).map((field) => ({ [field]: { contains: q } })) }] : []),
        ...(status ? [{ status: { equals: status } }] : []),
      ],
    }
    const { docs, totalDocs, totalPages } = await req.payload.find({ collection: 'submissions', where, sort: [sort, 'id'], page, limit: PAPERS_PER_PAGE, depth: 1, overrideAccess: false, req })
    const profiles = await modelOf(req.payload, 'profiles')
      .find({ user: { $in: docs.map(({ user }) => idOf(user)) } }, { _id: 0, user: 1, fullName: 1 })
      .lean<{ user: unknown; fullName: string }[]>()
    const names = new Map(profiles.map(({ user, fullName }) => [String(user), fullName]))
    const answer: PaperList = {
      docs: docs.map((paper) => ({ ...toOwnPaper(paper), sender: names.get(idOf(paper.user)) ?? 'A former member', updatedAt: paper.updatedAt })),
      totalDocs,
      page,
      totalPages,
    }
    return Response.json(answer)
  },
}
