import type { Payload } from 'payload'
import { idOf } from '../../../platform/idOf'
import { findNomination, recordVote } from './nominationsRepository'

/** Ids of the accounts that staff have named to the committee that votes on nominations. */
export const readCommittee = async (payload: Payload): Promise<string[]> => {
  const { nominationCommittee } = await payload.findGlobal({
    slug: 'staff-settings',
    depth: 0,
    overrideAccess: true, // the association's rule, whoever acts
  })
  return (nominationCommittee ?? []).flatMap((member) => idOf(member) ?? [])
}

/** Whether staff have named a person to the committee. */
export const isOnCommittee = async (payload: Payload, user: string): Promise<boolean> =>
  (await readCommittee(payload)).includes(user)

/**
 * A vote of a member of the committee on an open nomination; the first counts. Who nominates or is nominated does not
 * vote.
 */
export const voteOnNomination = async (
  payload: Payload,
  user: string,
  id: string,
  vote: 'for' | 'against',
): Promise<
  { vote: 'for' | 'against' } | { problem: 'not_found' | 'closed' | 'partial' | 'voted_already' }
> => {
  const nomination = await findNomination(payload, id)
  if (!nomination || !(await isOnCommittee(payload, user))) return { problem: 'not_found' }
  if (nomination.status !== 'open') return { problem: 'closed' }
  if ([nomination.user, nomination.nominee].some((person) => person?.toHexString() === user))
    return { problem: 'partial' }
  const counted = await recordVote(payload, { nomination: id, user, vote })
  return counted === vote ? { vote } : { problem: 'voted_already' }
}
