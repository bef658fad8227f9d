import type { Payload, PayloadRequest } from 'payload'
import { recordChange } from '../../audit/recordChange'
import {
  decideOpenNameChange,
  findUnfinalisedNameChange,
  findUnfinalisedNameChanges,
  hasNameChange,
  mailDecidedName,
  markNameChangeFinalised,
} from '../nameChanges'
import type { NameChangeDecision, NameChangeOutcome } from '../nameChanges/nameChange.schema'
import { finaliseEach, finaliseNow } from './finaliseNow'
import { reconcileRegisteredName } from './reconcileRegisteredName'

/**
 * Applies what follows from the decision on a change of name: the registered name, then the mail. Safe to
 * repeat, and to run twice at once.
 */
const finaliseNameChange = async (payload: Payload, id: string): Promise<void> => {
  const change = await findUnfinalisedNameChange(payload, id)
  if (!change) return
  if (change.status === 'approved') await reconcileRegisteredName(payload, change.user.toHexString())
  await mailDecidedName(payload, change)
  await markNameChangeFinalised(payload, id)
}

/** Finalises the decisions that a crash left. Runs at start and regularly. */
export const finaliseNameChanges = async (payload: Payload): Promise<void> =>
  finaliseEach(payload, 'name-changes', await findUnfinalisedNameChanges(payload), finaliseNameChange)

const LATER = 'The decision is saved. The name and the email will follow automatically.'

/**
 * Approves or declines a request to change a registered name. One conditional update decides; the name and the mail
 * follow from it and are completed after a crash.
 * @param by id of the administrator's account
 */
export const decideNameChange = async (
  req: PayloadRequest,
  id: string,
  decision: NameChangeDecision,
  by: string,
): Promise<NameChangeOutcome | { problem: 'changed_meanwhile' }> => {
  const { payload } = req
  const { status } = decision
  const account = await decideOpenNameChange(payload, id, { ...decision, decidedBy: by })
  if (account) {
    await recordChange(req, {
      action: `name-change.${status}`,
      subject: { collection: 'name-changes', id },
      account,
      before: { status: 'requested' },
      after: { status },
      reason: decision.note,
    })
  } else if (!(await hasNameChange(payload, { id, status }))) {
    return { problem: 'changed_meanwhile' }
  } // else a double click, or a colleague who decided the same
  const isDone = await finaliseNow(payload, { nameChange: id }, () => finaliseNameChange(payload, id))
  return { status, warning: isDone ? undefined : LATER }
}
