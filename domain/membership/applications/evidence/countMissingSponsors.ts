import type { Payload } from 'payload'
import { countConfirmedSponsors } from '../../endorsements'
import { readGrades } from '../../grades'
import type { Grade } from '../../memberships/grades.schema'

/**
 * How many sponsors of each application, of those that its grade needs, have not confirmed (yet); zero for none.
 * @param applications by id
 */
export const countMissingSponsors = async (
  payload: Payload,
  applications: readonly { id: string; membershipType: Grade }[],
): Promise<Map<string, number>> => {
  const [grades, confirmed] = await Promise.all([
    readGrades(payload),
    countConfirmedSponsors(
      payload,
      applications.map(({ id }) => id),
    ),
  ])
  return new Map(
    applications.map(({ id, membershipType }) => {
      const needed = grades.find(({ grade }) => grade === membershipType)?.sponsors ?? 0
      return [id, Math.max(needed - (confirmed.get(id) ?? 0), 0)]
    }),
  )
}
