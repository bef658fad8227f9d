import type { Payload } from 'payload'
import { findDeletionRequest } from '../profiles'
import { type AccountDeletionState, erasureTime } from './accountDeletion.schema'

/** Whether and when an account is going to be erased. */
export const readDeletionState = async (payload: Payload, user: string): Promise<AccountDeletionState> => {
  const requestedAt = await findDeletionRequest(payload, user)
  return { erasedAt: requestedAt ? erasureTime(requestedAt).toISOString() : null }
}
