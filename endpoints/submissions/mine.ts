import type { Endpoint } from 'payload'
import type { Submission } from '../../payload-types'
import { problem } from '../answers'
import type { OwnPaper } from '../../domain/submissions/submissions.schema'

/** What a paper's author sees of it. */
export const toOwnPaper = ({
  id,
  title,
  authors,
  abstract,
  division,
  status,
  feedback,
  createdAt,
}: Submission): OwnPaper => ({
  id,
  title,
  authors: authors ?? null,
  abstract,
  division: typeof division === 'object' ? (division?.title ?? null) : (division ?? null),
  status,
  feedback: feedback ?? null,
  createdAt,
})

/** `GET /api/submissions/mine`: the papers that the signed-in person sent in, newest first. Answers 200 `{ docs }`, 401. */
export const mine: Endpoint = {
  method: 'get',
  path: '/mine',
  handler: async (req) => {
    if (!req.user) return problem(401, 'unauthenticated', 'Please sign in')
    const { docs } = await req.payload.find({
      collection: 'submissions',
      where: { user: { equals: req.user.id } },
      sort: '-createdAt',
      depth: 1,
      limit: 100,
      overrideAccess: false,
      req,
    })
    return Response.json({ docs: docs.map(toOwnPaper) satisfies OwnPaper[] })
  },
}
