import type { PayloadRequest, Where } from 'payload'
import { isAdmin, isChapterLead } from '../../collections/access/roles'
import { invalid, problem } from '../answers'
import { type ApplicationFilter, applicationListSchema } from '../../domain/applications/review.schema'

const forbidden = (): Response => problem(403, 'forbidden', 'You are not allowed to perform this action.')

/**
 * Which applications a member of staff may look at: an administrator all of them, a chapter lead those of the led
 * region (not the own one, if it is of another).
 * @returns the condition, or the refusal: 401 for a visitor, 403 for anyone else
 */
export const visibleApplications = ({ user }: PayloadRequest): { visible: Where } | { refusal: Response } => {
  if (!user) return { refusal: problem(401, 'unauthenticated', 'Please sign in') }
  if (isAdmin(user)) return { visible: {} }
  if (isChapterLead(user) && user.chapterRegion)
    return { visible: { region: { equals: user.chapterRegion } } }
  return { refusal: forbidden() }
}

const filterWhere = ({ q, status, region, grade }: ApplicationFilter): Where[] => [
  ...(q
    ? [
        {
          or: (['fullName', 'email', 'institutionName'] as const).map((field) => ({
            [field]: { contains: q },
          })),
        },
      ]
    : []),
  ...(status ? [{ status: { equals: status } }] : []),
  ...(region ? [{ region: { equals: region } }] : []),
  ...(grade ? [{ membershipType: { equals: grade } }] : []),
]

/** What a request for a list of applications asks for, narrowed to what the asking person may see; or the refusal: 400, 401, 403. */
export const askedApplications = (
  req: PayloadRequest,
): { filter: ApplicationFilter; where: Where } | { refusal: Response } => {
  const seen = visibleApplications(req)
  if ('refusal' in seen) return seen
  const input = applicationListSchema.safeParse(req.query)
  return input.success
    ? { filter: input.data, where: { and: [seen.visible, ...filterWhere(input.data)] } }
    : { refusal: invalid(input.error) }
}
