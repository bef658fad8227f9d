import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { openTextMessages, TextMessageError } from '../../../services/textMessages'
import type { Actor } from '../../../collections/access/roles'
import { signPreferences } from '../../people/consents'
import { queueMail } from '../mail'
import { type StoredMailing, findMailing } from './mailingsRepository'
import { readPeople } from './audience/readPeople'
import { fillBlocks, readAnnouncedEvents } from './composeMailing'
import { mailingScope } from './mailingScope'
import type { MailingTested } from './mailingTexts.schema'
import { fillPlaceholders } from './placeholders.schema'

type TextTestProblem = 'no_phone' | 'not_set_up' | 'not_sent'

/** Sends a text message to the number on the profile of who asks for it. */
const testText = async (
  { sms }: Pick<StoredMailing, 'sms'>,
  phone: string | null | undefined,
): Promise<{ to: string } | { problem: TextTestProblem }> => {
  const provider = openTextMessages()
  if (!provider) return { problem: 'not_set_up' }
  if (!phone) return { problem: 'no_phone' }
  try {
    const { status } = await provider.send({ to: phone, text: sms ?? '' })
    return status === 'sent' ? { to: phone } : { problem: 'not_sent' }
  } catch (error) {
    if (error instanceof TextMessageError) return { problem: 'not_sent' }
    throw error
  }
}

/** Sends a mailing to who asks for it, filled in with the own data. */
export const testMailing = async (
  payload: Payload,
  user: Actor & { email: string },
  id: string,
): Promise<MailingTested | { problem: 'not_found' | TextTestProblem }> => {
  const mailing = await findMailing(payload, id, mailingScope(user))
  if (!mailing) return { problem: 'not_found' }
  const [person] = await readPeople(payload, [new ObjectId(user.id)], mailing)
  if (mailing.channel === 'sms') return testText(mailing, person?.phone)
  const values = person?.values ?? {}
  const events = await readAnnouncedEvents(payload, mailing.blocks)
  await queueMail(payload, {
    template: 'mailing',
    to: user.email,
    data: () => ({
      subject: `Test: ${fillPlaceholders(mailing.subject, values)}`,
      blocks: fillBlocks(mailing.blocks, values, events) as never,
      kind: mailing.kind,
      token: signPreferences(payload, { user: user.id, kind: mailing.kind, mailing: '' }, new Date()),
    }),
    dedupeKey: `mailingTest:${randomUUID()}`,
  })
  return { to: user.email }
}
