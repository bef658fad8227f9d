import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findOutcomes } from '../../mail'
import { mailingKey } from '../mailingScope'
import type { RecipientState } from '../mailingTexts.schema'
import { type StoredRecipient, findInState, moveRecipients } from '../recipientsRepository'

const BATCH = 200
/** A mail that has not come into the outbox until then will not: its person was erased, or recorded as deceased. */
const MISSING_AFTER_MS = 10 * 60_000

/** Of a mail in the outbox: how far the person's row is. */
const STATES: Partial<Record<string, RecipientState>> = {
  sent: 'sent',
  failed: 'failed',
  uncertain: 'uncertain',
}

export interface Following {
  /** Also those that failed or are uncertain, which staff may have sent again. */
  isLate?: boolean
  /** The mails that waited in the outbox were taken back: a row without one is cancelled. */
  isWithdrawn?: boolean
}

/**
 * Brings the rows of a mailing up to what became of their mails in the outbox. Safe to repeat.
 * @returns how many are still on their way
 */
export const followDeliveries = async (
  payload: Payload,
  mailing: ObjectId,
  following: Following = {},
): Promise<number> => {
  const states: RecipientState[] = following.isLate ? ['queued', 'failed', 'uncertain'] : ['queued']
  let open = 0
  let after: ObjectId | undefined
  for (;;) {
    const rows: StoredRecipient[] = await findInState(payload, mailing, states, BATCH, after)
    if (rows.length === 0) return open
    after = rows.at(-1)?._id
    open += await followBatch(payload, mailing, rows, following)
  }
}

const followBatch = async (
  payload: Payload,
  mailing: ObjectId,
  rows: readonly StoredRecipient[],
  { isWithdrawn = false }: Following,
): Promise<number> => {
  const keyOf = ({ user }: StoredRecipient): string => mailingKey(String(mailing), String(user))
  const outcomes = new Map(
    (await findOutcomes(payload, rows.map(keyOf))).map((outcome) => [outcome.dedupeKey, outcome]),
  )
  const sent: ObjectId[] = []
  let open = 0
  for (const row of rows) {
    const outcome = outcomes.get(keyOf(row))
    const state = outcome ? STATES[outcome.status] : undefined
    const settledAt = new Date()
    if (state === 'sent') sent.push(row._id)
    else if (state) {
      const reason = outcome?.lastError?.slice(0, 300)
      if (state !== row.state || reason !== row.reason)
        await moveRecipients(payload, [row._id], [row.state], {
          state,
          settledAt,
          ...(reason && { reason }),
          ...(outcome?.isRejected && { bounce: 'permanent', bouncedAt: settledAt }),
        })
    } else if (!outcome && isWithdrawn)
      await moveRecipients(payload, [row._id], ['queued'], { state: 'cancelled', settledAt })
    else if (!outcome && row.state === 'queued' && Number(row.queuedAt) < Date.now() - MISSING_AFTER_MS)
      await moveRecipients(payload, [row._id], ['queued'], { state: 'skipped', skip: 'noAddress', settledAt })
    else if (row.state === 'queued') open += 1
  }
  await moveRecipients(payload, sent, ['queued', 'failed', 'uncertain'], {
    state: 'sent',
    settledAt: new Date(),
  })
  return open
}
