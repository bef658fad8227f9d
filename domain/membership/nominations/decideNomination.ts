import type { Payload, PayloadRequest } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { recordChange } from '../../audit/recordChange'
import { findAccountByEmail } from '../../accounts'
import { closeEndorsements, listEndorsements } from '../endorsements'
import { queueMail } from '../../messaging/mail'
import { recordNominatedGrade } from '../membershipDecisions'
import { isConfirmed } from './listNominations'
import type { NominationDecision } from './nomination.schema'
import {
  type StoredNomination,
  decideOpenNomination,
  findNomination,
  findNominationsAwaitingAccount,
  findUnfinalisedNominations,
  markAwaitingAccount,
  markNominationFinalised,
  setNominee,
} from './nominationsRepository'

/** Nominees without an account who are looked for in one run. */
const AWAITING_AT_ONCE = 200

/** The nominee's account: the one that was known, or one that has proved the nominee's address since. */
const findNominee = async (
  payload: Payload,
  { nominee, nomineeEmail }: StoredNomination,
): Promise<string | undefined> => {
  if (nominee) return nominee.toHexString()
  const account = await findAccountByEmail(payload, nomineeEmail)
  return account?.emailVerifiedAt ? account.id : undefined
}

/** Tells a nominee without an account how to take up the membership. Queued once. */
const inviteNominee = async (payload: Payload, { _id, ...nomination }: StoredNomination): Promise<void> => {
  const { nomineeName: fullName, nomineeEmail: to, grade } = nomination
  await queueMail(payload, {
    template: 'nominationApproved',
    to,
    data: { fullName, grade, email: to },
    dedupeKey: `nomination:${_id.toHexString()}:approved`,
  })
}

/** Gives an approved nominee the grade, or waits for the account that it can be given to. */
const followApproval = async (payload: Payload, nomination: StoredNomination): Promise<void> => {
  const { _id, grade, nomineeName, note, decidedBy } = nomination
  const nominee = await findNominee(payload, nomination)
  if (!nominee) {
    await inviteNominee(payload, nomination)
    await markAwaitingAccount(payload, _id, true)
    return
  }
  if (!nomination.nominee) await setNominee(payload, _id, nominee)
  await recordNominatedGrade(payload, {
    user: nominee,
    grade,
    nomination: _id.toHexString(),
    fullName: nomineeName,
    reason: `Nomination approved: ${note ?? ''}`.slice(0, 1000),
    by: decidedBy?.toHexString() ?? null,
  })
  await markAwaitingAccount(payload, _id, false)
}

/** Applies what follows from a decision. Safe to repeat. */
const finalise = async (payload: Payload, nomination: StoredNomination): Promise<void> => {
  await closeEndorsements(payload, nomination._id.toHexString())
  if (nomination.status === 'approved') await followApproval(payload, nomination)
  await markNominationFinalised(payload, nomination._id)
}

/** Finalises the decisions that a crash left, and those whose nominee has made an account. Runs regularly. */
export const finaliseNominations = async (payload: Payload): Promise<void> => {
  const options = {
    failed: 'what follows from a nomination failed; it is tried again',
    about: ({ _id }: StoredNomination) => ({ nomination: _id.toHexString() }),
  }
  await workOnEach(
    payload,
    await findUnfinalisedNominations(payload),
    (nomination) => finalise(payload, nomination),
    options,
  )
  await workOnEach(
    payload,
    await findNominationsAwaitingAccount(payload, AWAITING_AT_ONCE),
    (nomination) => followApproval(payload, nomination),
    options,
  )
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
