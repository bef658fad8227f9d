import type { Endpoint } from 'payload'
import { askedApplications } from './askedApplications'
import { APPLICATIONS_PER_PAGE, type ApplicationList } from '../../domain/applications/review.schema'

/**
 * `GET /api/applications/list?q=&status=&region=&grade=&sort=&page=`: a page of applications, newest first; a chapter
 * lead's are those of the led region. Answers 200 `ApplicationList`, 400 for a filter that cannot be read, 401, 403.
 * Source: spec.md section 7, "Admin lists".
 */
export const list: Endpoint = {
  method: 'get',
  path: '/list',
  handler: async (req) => {
    const asked = askedApplications(req)
    if ('refusal' in asked) return asked.refusal
    const { filter, where } = asked
    const { docs, totalDocs, totalPages } = await req.payload.find({
      collection: 'applications',
      where,
      sort: [filter.sort, '-id'],
      page: filter.page,
      limit: APPLICATIONS_PER_PAGE,
      depth: 0,
      overrideAccess: false,
      req,
    })
    const answer: ApplicationList = {
      docs: docs.map(({ id, fullName, email, membershipType, status, region, createdAt, user }) => ({
        id,
        fullName,
        email,
        membershipType,
        status,
        region: region ?? null,
        createdAt,
        isLinked: Boolean(user),
      })),
      totalDocs,
      page: filter.page,
      totalPages,
    }
    return Response.json(answer)
  },
}
