import type { Payload } from 'payload'
import { moveContentVersion, moveMembersVersion } from '../../../content/contentVersions'
import { creditSoon } from '../../../events/attendance'
import { reconcileMembership } from '../../../membership/membershipDecisions'
import { type StoredMerge, addLeft } from '../mergesRepository'
import { type StoredMove, findMoves, findSteps } from '../movesRepository'
import { exchangeBack } from '../steps/exchangeAddresses'
import { MERGE_STEPS } from '../steps/steps.constants'
import { followRecords } from './followRecords'
import { restoreSnapshots } from './restoreSnapshots'
import { type UndoContext, bringBack, moveBack, seatBack, takeBack, writeBack } from './undoMoves'

const AT_ONCE = 200

const undoMoves = async (context: UndoContext, moves: readonly StoredMove[]): Promise<void> => {
  const { payload, merge } = context
  const ofKind = (kind: StoredMove['kind']) => moves.filter((move) => move.kind === kind)
  await takeBack(context, ofKind('made'))
  for (const address of ofKind('address'))
    if (!(await exchangeBack(payload, merge, address)))
      await addLeft(payload, merge._id, [{ what: 'Email', why: 'It was changed since the merge and stays.' }])
  await writeBack(context, ofKind('field'))
  await seatBack(context, ofKind('seat'))
  await moveBack(context, ofKind('moved'))
}

const undoStep = async (
  context: UndoContext,
  step: number,
  renew: () => Promise<boolean>,
): Promise<boolean> => {
  const { payload, merge } = context
  // what was moved goes back before what was set aside takes its place again
  for (const isAside of [false, true]) {
    let after: StoredMove['_id'] | undefined
    for (;;) {
      const moves = await findMoves(payload, merge._id, { step, after, limit: AT_ONCE })
      if (moves.length === 0) break
      if (isAside)
        await bringBack(
          context,
          moves.filter(({ kind }) => kind === 'aside'),
        )
      else await undoMoves(context, moves)
      after = moves.at(-1)?._id
      if (!(await renew())) return false
    }
  }
  return true
}

/**
 * Undoes a merge: its steps backwards, each change only where nobody has changed it again. Safe to repeat after a crash
 * at any point.
 * @returns whether it is complete; false when another process has taken it over
 */
export const undoMerge = async (
  payload: Payload,
  merge: StoredMerge,
  renew: () => Promise<boolean>,
): Promise<boolean> => {
  const context: UndoContext = { payload, merge }
  for (const step of await findSteps(payload, merge._id)) {
    if (step === MERGE_STEPS.close) continue // opened again once everything is back
    if (!(await undoStep(context, step, renew))) return false
    if (step === MERGE_STEPS.references) await followRecords(context, merge)
  }
  for (const person of [merge.remaining.toHexString(), merge.merged.toHexString()]) {
    await reconcileMembership(payload, person)
    await creditSoon(payload, person)
  }
  await restoreSnapshots(payload, merge._id)
  if (!(await undoStep(context, MERGE_STEPS.close, renew))) return false
  await moveMembersVersion(payload)
  await moveContentVersion(payload, 'content')
  return true
}
