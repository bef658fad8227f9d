import { z } from 'zod'
import { GIVE_A_REASON } from '../../../platform/formTexts.constants'
import { requiredText } from '../../../platform/requiredText.schema'
import { contactSchema } from '../endorsements/endorsement.schema'
import { fullNameSchema } from '../memberships/names.schema'
import { keysOf } from '../../../platform/records.schema'
import { MAX_REASON_LENGTH, NOMINATED_GRADES, NOMINATION_STATUSES } from './nominations.schema'

/** Body of `POST /api/nominations/nominate`. */
export const nominationSchema = z
  .strictObject({
    grade: z.enum(keysOf(NOMINATED_GRADES), 'Please choose a grade'),
    nomineeName: fullNameSchema('Please enter the nominee’s full name'),
    /** The nominee’s address or membership number. */
    nominee: contactSchema,
    reason: z
      .string('Please say why')
      .trim()
      .min(20, 'Please say why, in a few sentences')
      .max(MAX_REASON_LENGTH, `At most ${MAX_REASON_LENGTH} characters`),
    /** Of a Fellow: the second Fellow’s address or membership number. */
    seconder: z
      .string()
      .trim()
      .transform((text) => text || undefined)
      .pipe(contactSchema.optional())
      .optional(),
  })
  .refine(({ grade, seconder }) => grade !== 'fellow' || seconder !== undefined, {
    path: ['seconder'],
    message: 'A second Fellow must nominate as well',
  })
export type NewNomination = z.output<typeof nominationSchema>

/** Body of `POST /api/nominations/:id/vote`. */
export const voteSchema = z.strictObject({ vote: z.enum(['for', 'against'], 'Please choose') })

/** Body of `POST /api/nominations/:id/decision`. */
export const nominationDecisionSchema = z.strictObject({
  status: z.enum(['approved', 'declined'], 'Please choose'),
  /** For the record, seen by staff and on the member’s timeline. */
  note: requiredText(GIVE_A_REASON, 1000),
})
export type NominationDecision = z.output<typeof nominationDecisionSchema>

/** Query of `GET /api/nominations/list`. */
export const nominationListSchema = z.strictObject({
  status: z.enum(keysOf(NOMINATION_STATUSES)).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
