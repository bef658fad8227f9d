import type { PayloadRequest, Where } from 'payload'
import { countMissingSponsors } from './evidence/findMissingEvidence'
import { APPLICATIONS_PER_PAGE, type ApplicationFilter, type ApplicationList } from './review.schema'
import { idOf } from '../../../platform/idOf'
import { listOrder } from '../../../platform/listOrder'

/** A page of applications. */
export const listApplications = async (
  req: PayloadRequest,
  where: Where,
  { sort, page }: ApplicationFilter,
): Promise<ApplicationList> => {
  const { docs, totalDocs, totalPages } = await req.payload.find({
    collection: 'applications',
    where,
    sort: listOrder(sort),
    page,
    limit: APPLICATIONS_PER_PAGE,
    depth: 0,
    overrideAccess: false,
    req,
  })
  const missing = await countMissingSponsors(req.payload, docs)
  return {
    docs: docs.map(({ id, fullName, email, membershipType, status, region, createdAt, user }) => ({
      id,
      fullName,
      email,
      membershipType,
      status,
      region: region ?? null,
      createdAt,
      user: idOf(user) ?? null,
      isLinked: Boolean(user),
      sponsorsMissing: missing.get(id) ?? 0,
    })),
    totalDocs,
    page,
    totalPages,
  }
}
