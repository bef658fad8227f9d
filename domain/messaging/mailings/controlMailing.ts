import type { PayloadRequest } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { recordChange } from '../../audit'
import type { MailingAct } from './mailing.schema'
import type { MailingStatus } from './mailingTexts.schema'
import { mailingScope } from './mailingScope'
import { changeMailing, deleteDraft, findMailing } from './mailingsRepository'

/** From which statuses an act leads to which. */
const ACTS: Record<Exclude<MailingAct, 'discard'>, { from: MailingStatus[]; to: MailingStatus }> = {
  pause: { from: ['sending'], to: 'paused' },
  continue: { from: ['paused'], to: 'sending' },
  cancel: { from: ['collecting', 'sending', 'paused'], to: 'cancelling' },
  withdraw: { from: ['scheduled'], to: 'draft' },
}

const PAST = {
  pause: 'paused',
  continue: 'continued',
  cancel: 'cancelled',
  withdraw: 'withdrawn',
  discard: 'discarded',
} as const satisfies Record<MailingAct, string>

/**
 * Pauses a mailing, goes on with it, cancels what is not sent yet, makes a scheduled one a draft again, or deletes a
 * draft.
 * @returns `changed_meanwhile` where it does not stand so that this could be done
 */
export const controlMailing = async (
  req: PayloadRequest,
  user: Actor,
  id: string,
  act: MailingAct,
): Promise<{ outcome: 'done' } | { problem: 'not_found' | 'changed_meanwhile' }> => {
  const { payload } = req
  const mailing = await findMailing(payload, id, mailingScope(user))
  if (!mailing) return { problem: 'not_found' }
  const isDone =
    act === 'discard'
      ? await deleteDraft(payload, id)
      : await changeMailing(payload, id, { from: ACTS[act].from, set: { status: ACTS[act].to } })
  if (!isDone) return { problem: 'changed_meanwhile' }
  await recordChange(req, {
    action: `mailing.${PAST[act]}`,
    subject: { collection: 'mailings', id, title: mailing.subject },
  })
  return { outcome: 'done' }
}
