import type { Payload, PayloadRequest } from 'payload'
import { recordChange } from '../audit/recordChange'
import { listEndorsements } from '../endorsements'
import { recordNominatedGrade } from '../membershipDecisions'
import { isConfirmed } from './listNominations'
import type { NominationDecision } from './nomination.schema'
import {
  type StoredNomination,
  decideOpenNomination,
  findNomination,
  findUnfinalisedNominations,
  markNominationFinalised,
} from './nominationsRepository'

/** Applies what follows from a decision: the grade of a nominee who has an account. Safe to repeat. */
const finalise = async (payload: Payload, nomination: StoredNomination): Promise<void> => {
  const { _id, status, nominee, grade, nomineeName, note, decidedBy } = nomination
  if (status === 'approved' && nominee)
    await recordNominatedGrade(payload, {
      user: nominee.toHexString(),
      grade,
      nomination: _id.toHexString(),
      fullName: nomineeName,
      reason: `Nomination approved: ${note ?? ''}`.slice(0, 1000),
      by: decidedBy?.toHexString() ?? null,
    })
  await markNominationFinalised(payload, _id)
}

/** Finalises the decisions that a crash left. Runs regularly. */
export const finaliseNominations = async (payload: Payload): Promise<void> => {
  for (const nomination of await findUnfinalisedNominations(payload)) await finalise(payload, nomination)
}

/**
 * Decides a nomination; approving needs the confirmations of nominee and nominators. One conditional update decides.
 * @param by id of the account that decides
 */
export const decideNomination = async (
  req: PayloadRequest,
  id: string,
  { status, note }: NominationDecision,
  by: string,
): Promise<{ status: 'approved' | 'declined' } | { problem: 'not_found' | 'decided' | 'not_confirmed' }> => {
  const { payload } = req
  const nomination = await findNomination(payload, id)
  if (!nomination) return { problem: 'not_found' }
  if (status === 'approved' && !isConfirmed(nomination.grade, await listEndorsements(payload, id)))
    return { problem: 'not_confirmed' }
  if (!(await decideOpenNomination(payload, id, { status, note, decidedBy: by }))) {
    const now = await findNomination(payload, id)
    return now?.status === status ? { status } : { problem: 'decided' }
  }
  await recordChange(req, {
    action: `nomination.${status}`,
    subject: { collection: 'nominations', id },
    account: nomination.nominee?.toHexString(),
    before: { status: 'open' },
    after: { status },
    reason: note,
  })
  const decided = await findNomination(payload, id)
  if (decided) await finalise(payload, decided)
  return { status }
}
