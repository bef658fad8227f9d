import { z } from 'zod'
import type { WaitingList } from '../../../domain/events/waiting/waiting.schema'
import { moment, whole } from '../../answerSchemas'

export const waitingListAnswer = z.object({
  places: z.array(
    z.object({
      id: z.string(),
      person: z.object({
        id: z.string().describe('Of the account.'),
        fullName: z.string(),
        email: z.string(),
      }),
      type: z.string().describe('The id of the type of ticket.'),
      typeName: z.string(),
      position: whole.nullable().describe('In the line for the type, from 1; null for an offer.'),
      since: moment,
      offeredUntil: moment.nullable().describe('Until when a ticket is held.'),
      isAccepted: z
        .boolean()
        .nullable()
        .describe('Of a ticket that needs approval: whether staff agreed; null for others.'),
      note: z.string().describe('What the person wrote about it.'),
    }),
  ),
  total: whole.describe('How many there are; the first 200 are listed.'),
}) satisfies z.ZodType<WaitingList>
