import type { Payload } from 'payload'
import { appendEvent, countEvents, eraseEventTexts, isErasureRecorded } from './membershipEventsRepository'
import { endErasedMembership, hasMembership } from './membershipsRepository'

/** Records that the account was deleted, so that nothing brings the membership back. */
const recordErasure = async (payload: Payload, user: string): Promise<void> => {
  if (await isErasureRecorded(payload, user)) return
  const now = new Date()
  const erased = { kind: 'erased', at: now, effectiveAt: now } as const
  while (!(await appendEvent(payload, user, await countEvents(payload, user), erased)));
}

/**
 * Ends the membership of an account that is deleted. Number, grade and dates stay, as the law requires, without texts
 * about the person. Safe to repeat.
 */
export const eraseMembership = async (payload: Payload, user: string): Promise<void> => {
  if (await hasMembership(payload, user)) await recordErasure(payload, user)
  await eraseEventTexts(payload, user)
  await endErasedMembership(payload, user)
}
