import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { findEmails } from '../../accounts'
import type { EventFacts } from '../mails/eventFacts'
import { queueMails } from '../../messaging/mail'
import { findFullNames } from '../../people/profiles'

type EventMailName =
  | 'registrationConfirmed'
  | 'registrationCancelled'
  | 'registrationRemoved'
  | 'eventCancelled'
  | 'eventChanged'
  | 'eventThanks'
  | 'sessionRemoved'

interface EventMailOptions {
  /** A function where the event may not be readable: the mail is then stored as failed. */
  event: EventFacts | (() => EventFacts)
  /** Id of the account. */
  user: unknown
  at: Date
  dedupeKey: string
  /** Of a removal only. */
  reason?: string
  /** What this kind of mail says besides. */
  more?: Record<string, unknown>
}

/** Queues mails of one kind about events to accounts; nothing for an account that does not exist. */
export const queueEventMails = async (
  payload: Payload,
  template: EventMailName,
  mails: EventMailOptions[],
): Promise<void> => {
  const users = mails.map(({ user }) => new ObjectId(String(user)))
  const [emails, names] = await Promise.all([findEmails(payload, users), findFullNames(payload, users)])
  const queued = mails.flatMap(({ event, user, at, dedupeKey, reason, more }) => {
    const email = emails.get(String(user))
    if (email === undefined) return []
    const data = () => ({
      event: typeof event === 'function' ? event() : event,
      fullName: names.get(String(user)) ?? email,
      email,
      at: at.toISOString(),
      ...(reason && { reason }),
      ...more,
    })
    return [{ template, to: email, data, dedupeKey }]
  })
  await queueMails(payload, queued)
}

/** How many mails are queued at once. */
const BATCH = 200

/** Queues a mail about an event to every holder of a seat, a batch at a time. */
export const queueMailsToHolders = async (
  payload: Payload,
  template: 'eventCancelled' | 'eventChanged' | 'sessionRemoved',
  holders: readonly ObjectId[],
  toMail: (user: ObjectId) => EventMailOptions,
): Promise<void> => {
  for (let start = 0; start < holders.length; start += BATCH)
    await queueEventMails(payload, template, holders.slice(start, start + BATCH).map(toMail))
}
