import type { Payload } from 'payload'
import {
  findUnfinalisedNameChange,
  findUnfinalisedNameChanges,
  mailDecidedName,
  markNameChangeFinalised,
} from '../nameChanges'
import { finaliseEach } from './finaliseEach'
import { reconcileRegisteredName } from './reconcileRegisteredName'

/**
 * Applies what follows from the decision on a change of name: the registered name, then the mail. Safe to
 * repeat, and to run twice at once.
 */
export const finaliseNameChange = async (payload: Payload, id: string): Promise<void> => {
  const change = await findUnfinalisedNameChange(payload, id)
  if (!change) return
  if (change.status === 'approved') await reconcileRegisteredName(payload, change.user.toHexString())
  await mailDecidedName(payload, change)
  await markNameChangeFinalised(payload, id)
}

/** Finalises the decisions that a crash left. Runs at start and regularly. */
export const finaliseNameChanges = async (payload: Payload): Promise<void> =>
  finaliseEach(payload, 'name-changes', await findUnfinalisedNameChanges(payload), finaliseNameChange)
