import type { Payload } from 'payload'
import { workOnEach } from '../../../platform/workOnEach'
import { moveContentVersion } from '../contentVersions'
import { queueMail } from '../../messaging/mail'
import { findContact } from '../../people/profiles'
import { type StoredOpening, findUnmailedOpenings, markOpeningMailed } from './jobOpeningsRepository'

/** Does what follows a decision: visitors see it, and its submitter gets a mail. Safe to repeat. */
export const finaliseDecision = async (payload: Payload, opening: StoredOpening): Promise<void> => {
  const { _id, user, title, slug, status, feedback, lastDay, decidedAt } = opening
  if (status === 'published') await moveContentVersion(payload, 'content')
  const contact = await findContact(payload, user)
  if (contact && (status === 'published' || status === 'declined'))
    await queueMail(payload, {
      template: 'jobOpeningDecided',
      to: contact.email,
      data: { fullName: contact.fullName, title, slug, status, feedback: feedback || null, lastDay },
      dedupeKey: `jobOpeningDecided:${_id.toHexString()}:${decidedAt?.getTime() ?? 0}`,
    })
  await markOpeningMailed(payload, opening)
}

const BATCH = 200

/** Does what a crash kept from following a decision. One that fails does not delay the others. */
export const catchUpOpeningMails = async (payload: Payload, signal?: AbortSignal): Promise<void> => {
  await workOnEach(
    payload,
    await findUnmailedOpenings(payload, BATCH),
    (opening) => finaliseDecision(payload, opening),
    {
      failed: 'the mail about a job opening could not be queued; it is tried again',
      about: ({ _id }) => ({ opening: _id.toHexString() }),
      signal,
    },
  )
}
