import type { NameChange } from '../../../payload-types'
import type { OwnNameChange } from './nameChange.schema'

/** What a member sees of an own request. */
export const toOwnNameChange = (change: NameChange): OwnNameChange => {
  const { id, from, name, reason, status, createdAt, decidedAt = null, feedback = null } = change
  return { id, from, name, reason, status, createdAt, decidedAt, feedback }
}
