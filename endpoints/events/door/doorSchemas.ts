import { z } from 'zod'
import type {
  DoorChanges,
  DoorList,
  DoorOverview,
  DoorPassGiven,
} from '../../../domain/events/door/door.schema'
import { moment, text, whole } from '../../answerSchemas'

/** What the endpoints of the door answer. */

export const doorListAnswer = z.object({
  event: z.object({ id: z.string(), title: z.string(), location: z.string(), eventDate: moment }),
  pass: z.string().describe('The id of the pass.'),
  door: z.string().describe('The name of the pass.'),
  scope: text.describe('The extra or the session that the door is for; null for the event itself.'),
  opensAt: moment.nullable().describe('Before, nobody is let in; null once the day has come.'),
  until: moment.describe('Until when the pass lasts.'),
  publicKey: z
    .object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() })
    .describe('A JSON web key: what a door checks the codes of tickets by.'),
  entries: z.array(
    z.object({
      id: z.string().describe('Of the ticket, or of the account of somebody who is registered.'),
      name: z.string().describe('Empty with `elsewhere`.'),
      type: text.describe('The type of the ticket; null for a registration.'),
      state: z.enum(['valid', 'unpaid', 'cancelled', 'unchosen', 'elsewhere']),
      notes: z.array(z.string()).optional().describe('What the door is to know: answers of the buyer.'),
    }),
  ),
}) satisfies z.ZodType<DoorList>

const checkIn = z.object({
  entry: z.string(),
  name: text.describe('Of somebody without a ticket.'),
  scans: z
    .array(z.object({ key: z.string(), at: moment, pass: z.string(), door: z.string() }))
    .describe('The earliest first; empty where all were taken back.'),
  isInvalid: z.boolean().describe('Whether the ticket is not of this event, or not valid any more.'),
})

export const doorChangesAnswer = z.object({
  cursor: moment.describe('To be sent with the next request.'),
  checkIns: z.array(checkIn),
}) satisfies z.ZodType<DoorChanges>

export const doorOverviewAnswer = z.object({
  passes: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      scope: text.describe('The id of the extra or the session that it is for; null for the event itself.'),
      createdAt: moment,
      lastSeenAt: text.describe('When its device was heard of last.'),
      endedAt: text.describe('When it was withdrawn.'),
      admitted: whole,
    }),
  ),
  expected: whole.describe('Valid tickets and registrations at the doors of the event itself.'),
  admitted: whole.describe('How many of them were let in.'),
  others: whole.describe('How many others were let in: without a ticket, or with one that is not valid.'),
  scopes: z
    .array(
      z.object({
        id: z.string(),
        kind: z.enum(['extra', 'session']),
        name: z.string(),
        startsAt: text.describe('Of a session.'),
        expected: whole,
        admitted: whole,
        others: whole,
      }),
    )
    .describe('Types of tickets that take no seat, as a dinner, and sessions: each has doors of its own.'),
  conflicts: z.array(checkIn.extend({ holder: z.string(), type: text })),
  until: text.describe('Until when passes last; null while there can be none.'),
}) satisfies z.ZodType<DoorOverview>

export const doorPassAnswer = z.object({
  id: z.string(),
  link: z.string().describe('It lets its reader in, and is shown once.'),
  drawing: z.object({ size: whole, path: z.string() }).describe('The link as a QR code.'),
}) satisfies z.ZodType<DoorPassGiven>
