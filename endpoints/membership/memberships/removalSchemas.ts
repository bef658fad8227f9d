import { z } from 'zod'
import { type RemovalDecided, type RemovalList } from '../../../domain/membership/removals/removals.schema'
import { REMINDER_MARKS } from '../../../domain/membership/renewals/reminders.schema'
import { OUTBOX_STATUSES } from '../../../domain/messaging/mail/statuses.schema'
import { keysOf } from '../../../platform/records.schema'
import { pageOf, text } from '../../answerSchemas'
import { money } from '../../money/moneySchemas'

export const removalListAnswer = pageOf(
  z.object({
    id: z.string(),
    account: z.object({ id: z.string(), fullName: z.string(), email: z.string() }),
    number: z.string(),
    expiresAt: z.string(),
    graceUntil: z.string(),
    moreTimeUntil: text,
    notifiedAt: text.describe('When the last notice was sent; null while it was not.'),
    reminders: z.array(
      z.object({
        id: z.string(),
        mark: z.enum(keysOf(REMINDER_MARKS)),
        status: z.enum(keysOf(OUTBOX_STATUSES)),
        at: z.string(),
        term: z.string(),
      }),
    ),
    owed: z.array(money),
  }),
) satisfies z.ZodType<RemovalList>

export const decidedAnswer = z.object({
  kind: z.enum(['removed', 'graceExtended']),
  warning: z.string().optional(),
}) satisfies z.ZodType<RemovalDecided>
