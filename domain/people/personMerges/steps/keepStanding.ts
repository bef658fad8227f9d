import { haveBothFacts, recordMergedStanding } from '../../../membership/membershipDecisions'
import { findAside, recordMoves } from '../movesRepository'
import type { StoredMembership } from '../../../membership/memberships'
import { documentsOf, setMergeFacts } from '../mergesRepository'
import type { MergeContext } from './mergeContext.types'
import { MERGE_STEPS } from './steps.constants'
import { writeFields } from './writeFields'

/**
 * Notes, before anything moves, whether both people have facts of a membership: then what was chosen is stated as a
 * fact of its own, since together they could give something else.
 */
export const noteFacts = async ({ payload, merge }: MergeContext): Promise<void> => {
  if (typeof merge.statesStanding === 'boolean') return
  merge.statesStanding = await haveBothFacts(payload, [merge.remaining, merge.merged])
  await setMergeFacts(payload, merge._id, { statesStanding: merge.statesStanding })
}

/** States how the chosen membership stands. The event has the id of the merge: it is recorded once. */
export const keepStanding = async (
  { payload, merge }: MergeContext,
  chosen: StoredMembership | null,
): Promise<void> => {
  if (!merge.statesStanding || !chosen) return
  await recordMoves(payload, merge._id, MERGE_STEPS.standing, [
    { kind: 'made', collectionSlug: 'membership-events', document: merge._id },
  ])
  const [other] = await findAside(payload, [merge._id], ['memberships'])
  const number = (other?.before as StoredMembership | undefined)?.number
  await recordMergedStanding(payload, merge.remaining, chosen, {
    event: merge._id,
    by: merge.by ?? null,
    reason: `Merged with ${merge.names?.merged ?? 'another record'}${number ? `, ${number}` : ''}`,
  })
}

/**
 * The profile shows the grade of a membership that has not ended: written here, so that undoing brings the former back.
 */
export const showGrade = async (context: MergeContext, chosen: StoredMembership | null): Promise<void> => {
  const { payload, merge } = context
  const profile = await documentsOf(payload, 'profiles').findOne({ user: merge.remaining })
  if (chosen && profile && !chosen.withdrawnAt && profile.membershipType !== chosen.grade)
    await writeFields(context, MERGE_STEPS.fields, 'profiles', profile, { membershipType: chosen.grade })
}
