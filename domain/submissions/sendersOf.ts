import type { Payload } from 'payload'
import type { Submission } from '../../payload-types'
import { modelOf } from '../../platform/database'
import { idOf } from '../../platform/idOf'

/** Who sent papers in, by the paper. */
export const sendersOf = async (
  payload: Payload,
  papers: readonly Submission[],
): Promise<(paper: Submission) => { name: string; email: string | null }> => {
  const profiles = await modelOf(payload, 'profiles')
    .find({ user: { $in: papers.map(({ user }) => idOf(user)) } }, { _id: 0, user: 1, fullName: 1, email: 1 })
    .lean<{ user: unknown; fullName: string; email: string }[]>()
  const senders = new Map(
    profiles.map(({ user, fullName, email }) => [String(user), { name: fullName, email }]),
  )
  return ({ user }) => senders.get(idOf(user) ?? '') ?? { name: 'A former member', email: null }
}
