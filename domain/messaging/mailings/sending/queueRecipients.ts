import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { signPreferences } from '../../../people/consents'
import { queueMails } from '../../mail'
import { type Addressed, readPeople } from '../audience/readPeople'
import { fillBlocks, readAnnouncedEvents } from '../composeMailing'
import { mailingKey } from '../mailingScope'
import type { StoredMailing } from '../mailingsRepository'
import { fillPlaceholders } from '../placeholders.schema'
import { type StoredRecipient, moveRecipients } from '../recipientsRepository'

type Content = Pick<
  StoredMailing,
  '_id' | 'subject' | 'blocks' | 'kind' | 'channel' | 'startedAt' | 'createdAt'
>

/**
 * Puts the mails to some people of a mailing into the outbox, under a key each: repeated after a crash, nobody gets a
 * second one. Who died, unsubscribed or lost the address since the list was made is left out.
 */
export const queueRecipients = async (
  payload: Payload,
  mailing: Content,
  recipients: readonly StoredRecipient[],
): Promise<void> => {
  const people = await readPeople(
    payload,
    recipients.map(({ user }) => user),
    mailing,
  )
  const personOf = new Map(people.map((person) => [String(person.user), person]))
  const events = await readAnnouncedEvents(payload, mailing.blocks)
  const id = mailing._id.toHexString()
  const leftOut = new Map<NonNullable<Addressed['skip']>, ObjectId[]>()
  const queued: StoredRecipient[] = []
  for (const recipient of recipients) {
    const skip = personOf.has(String(recipient.user))
      ? personOf.get(String(recipient.user))?.skip
      : 'noAddress'
    if (skip) leftOut.set(skip, [...(leftOut.get(skip) ?? []), recipient._id])
    else queued.push(recipient)
  }
  for (const [skip, ids] of leftOut)
    await moveRecipients(payload, ids, ['waiting'], { state: 'skipped', skip, settledAt: new Date() })
  await queueMails(
    payload,
    queued.flatMap(({ _id, user }) => {
      const person = personOf.get(String(user))
      if (!person) return []
      return {
        template: 'mailing' as const,
        to: person.email,
        // a text that cannot be filled in fails alone
        data: () => ({
          subject: fillPlaceholders(mailing.subject, person.values),
          blocks: fillBlocks(mailing.blocks, person.values, events) as never,
          kind: mailing.kind,
          token: signPreferences(
            payload,
            { user: String(user), kind: mailing.kind, mailing: id },
            mailing.startedAt ?? mailing.createdAt,
          ),
          recipient: _id.toHexString(),
        }),
        dedupeKey: mailingKey(id, String(user)),
      }
    }),
  )
  await moveRecipients(
    payload,
    queued.map(({ _id }) => _id),
    ['waiting'],
    { state: 'queued', queuedAt: new Date() },
  )
}
