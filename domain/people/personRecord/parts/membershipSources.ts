import { deskPaths } from '../../../../frontend/deskPaths'
import { findEvents, findMembership } from '../../../membership/memberships'
import { GRADES } from '../../../membership/memberships/grades.schema'
import { MEMBERSHIP_EVENTS } from '../../../membership/memberships/membershipRecord.schema'
import type { ReadSources } from '../partSource.types'
import { toMoment, toRecord, wholeSource } from '../toRecord'

/** What was decided about the membership, and the day on which its term ends. */
export const membershipSources: ReadSources = (payload, { id }) => {
  const link = deskPaths.user.tab(id, 'membership')
  const readTermEnd = async () => {
    const membership = await findMembership(payload, id)
    const ends = membership?.expiresAt
    return membership && ends && ends > new Date() && !membership.withdrawnAt
      ? [toRecord(`term ${id}`, toMoment(ends), () => ({ title: 'The term of the membership ends', link }))]
      : []
  }
  const readEvents = async () =>
    (await findEvents(payload, [id])).toReversed().map(({ _id, kind, grade, reason, at }) =>
      toRecord(_id, toMoment(at), () => ({
        title: MEMBERSHIP_EVENTS[kind],
        facts: grade ? [GRADES[grade]] : [],
        link,
        text: reason ?? null,
      })),
    )
  return [wholeSource(readEvents), wholeSource(readTermEnd)]
}
