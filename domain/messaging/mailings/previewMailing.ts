import type { Payload } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { paragraph } from '../../../services/mail/blocks'
import { walkAudience } from './audience/findAudience'
import { type Addressed, readPeople } from './audience/readPeople'
import { fillBlocks, readAnnouncedEvents } from './composeMailing'
import { MAX_PREVIEWED } from './mailing.schema'
import type { MailingPreview } from './mailingTexts.schema'
import { mailingScope, scopeOfMailing } from './mailingScope'
import { type StoredMailing, findMailing } from './mailingsRepository'
import { EXAMPLE_VALUES, fillPlaceholders } from './placeholders.schema'

const addressOf = ({ email, phone }: Addressed, { channel }: Pick<StoredMailing, 'channel'>): string =>
  channel === 'sms' ? (phone ?? '') : email

/**
 * A mailing as one of its people would get it now.
 * @param place which of them, from 0; the first 200 can be looked at
 * @returns undefined for a mailing that is not there, or not the person's to see
 */
export const previewMailing = async (
  payload: Payload,
  user: Actor,
  id: string,
  place: number,
): Promise<MailingPreview | undefined> => {
  const mailing = await findMailing(payload, id, mailingScope(user))
  if (!mailing) return undefined
  const { audience, blocks, subject, channel, sms } = mailing
  const first: Addressed['user'][] = []
  for await (const users of walkAudience(payload, audience, scopeOfMailing(mailing))) {
    first.push(...users)
    if (first.length >= MAX_PREVIEWED) break
  }
  const total = Math.min(first.length, MAX_PREVIEWED)
  const shown = Math.min(place, Math.max(0, total - 1))
  const [person] = await readPeople(payload, first.slice(shown, shown + 1), mailing)
  const values = person?.values ?? EXAMPLE_VALUES
  return {
    total,
    place: shown,
    recipient: person ? { name: person.name, to: addressOf(person, mailing), skip: person.skip } : null,
    subject: fillPlaceholders(subject, values),
    blocks:
      channel === 'sms'
        ? [paragraph(sms ?? '')]
        : fillBlocks(blocks, values, await readAnnouncedEvents(payload, blocks)),
  }
}
