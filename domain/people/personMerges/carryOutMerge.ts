import type { Payload } from 'payload'
import type { StoredMembership } from '../../membership/memberships'
import { creditSoon } from '../../events/attendance'
import { reconcileMembership } from '../../membership/membershipDecisions'
import { moveContentVersion, moveMembersVersion } from '../../content/contentVersions'
import { announcePeople } from '../profiles'
import { type StoredMerge, setMergeFacts } from './mergesRepository'
import { chooseFields } from './steps/chooseFields'
import { closeMerged } from './steps/closeMerged'
import { exchangeAddresses } from './steps/exchangeAddresses'
import { keepStanding, noteFacts, showGrade } from './steps/keepStanding'
import { type MergeContext, LostLeaseError } from './steps/mergeContext.types'
import { moveMembership } from './steps/moveMembership'
import { moveReferences } from './steps/moveReferences'
import { moveSeats } from './steps/moveSeats'
import { setAllAside } from './steps/setAside'
import { describeMerge } from './describeMerge'
import { findSnapshots } from './undoing/restoreSnapshots'

/** The membership as it was chosen, before anything was moved. */
const findChosen = async ({ payload, merge }: MergeContext): Promise<StoredMembership | null> => {
  const user = merge.membershipOf === 'merged' ? merge.merged : merge.remaining
  const snapshots = await findSnapshots(payload, merge._id)
  return (snapshots.find((each) => user.equals(each.user as never)) as StoredMembership | undefined) ?? null
}

/**
 * Carries a merge out, step by step. Each step finds what is still to do in the database, and records a change before
 * it makes it: safe to repeat after a crash at any point.
 * @returns whether it is complete; false when another process has taken it over
 */
export const carryOutMerge = async (
  payload: Payload,
  merge: StoredMerge,
  renew: () => Promise<boolean>,
): Promise<boolean> => {
  const context: MergeContext = { payload, merge, renew }
  await setMergeFacts(payload, merge._id, { left: [] })
  // of one that was complete, only what was written for the merged person since
  const since = [moveSeats, moveReferences]
  const all = [
    closeMerged,
    noteFacts,
    moveMembership,
    setAllAside,
    moveSeats,
    moveReferences,
    chooseFields,
    exchangeAddresses,
  ]
  try {
    for (const step of merge.mergedAt ? since : all) {
      await step(context)
      if (!(await renew())) return false
    }
  } catch (error) {
    if (error instanceof LostLeaseError) return false
    throw error
  }
  const chosen = await findChosen(context)
  await keepStanding(context, chosen)
  await showGrade(context, chosen)
  await reconcileMembership(payload, merge.remaining.toHexString())
  await creditSoon(payload, merge.remaining.toHexString())
  await moveMembersVersion(payload)
  await announcePeople(payload, 'person.updated', [merge.remaining.toHexString()])
  await moveContentVersion(payload, 'content')
  const mergedAt = merge.mergedAt ?? new Date()
  await setMergeFacts(payload, merge._id, { mergedAt, ...(await describeMerge(payload, merge)) })
  return true
}
