import { randomUUID } from 'node:crypto'
import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import type { Actor } from '../../../collections/access/roles'
import { signPreferences } from '../../people/consents'
import { queueMail } from '../mail'
import { readPeople } from './audience/readPeople'
import { fillBlocks, readAnnouncedEvents } from './composeMailing'
import { mailingScope } from './mailingScope'
import { findMailing } from './mailingsRepository'
import { type TextTestProblem, testText } from './testText'
import type { MailingTested } from './mailingTexts.schema'
import { fillPlaceholders } from './placeholders.schema'

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
