import { z } from 'zod'
import { jubaDay } from '../../../platform/jubaDay.schema'
import { GIVE_A_REASON } from '../../../platform/formTexts.constants'
import { requiredText } from '../../../platform/requiredText.schema'
import { MAX_SEATS } from '../membershipSeats/membershipSeats.schema'
import { GRADES } from './grades.schema'
import { keysOf } from '../../../platform/records.schema'

const EARLIEST_DAY = '1900-01-01'
export const DAY_IN_FUTURE = 'The date must not be in the future'
const END_BEFORE_START = 'The end must be after the start'
const HONORARY_END = 'Honorary membership has no end: leave this empty'

const grade = z.enum(keysOf(GRADES), 'Please choose a grade')

const shared = {
  /** From when it counts, a day in Juba. */
  date: z.iso
    .date('Please enter a date')
    .refine((day) => day >= EARLIEST_DAY, 'Please enter a date after 1900')
    .refine((day) => day <= jubaDay(), DAY_IN_FUTURE),
  /** For the record, seen by staff. */
  reason: requiredText(GIVE_A_REASON, 1000),
  /** How many events there were when the membership was read; more now is a version conflict. */
  seen: z.number().int().min(0).optional(),
}

/** Told to the member by mail and on the dashboard. */
const sharedReason = z.string().trim().max(1000, 'At most 1000 characters').optional()

/** `POST /api/memberships/:user/events`: what staff do with a membership. */
export const membershipEventSchema = z
  .discriminatedUnion(
    'kind',
    [
      z.strictObject({
        ...shared,
        kind: z.literal('added'),
        sharedReason,
        grade,
        registeredName: z
          .string('Please enter the name')
          .trim()
          .min(2, 'Please enter the name')
          .max(100, 'At most 100 characters'),
        /** The last day, in Juba; left out, the usual term. */
        expiresOn: z.iso.date('Please enter a date').optional(),
      }),
      z.strictObject({ ...shared, kind: z.literal('gradeChanged'), sharedReason, grade }),
      z.strictObject({
        ...shared,
        kind: z.literal('seatsChanged'),
        /** How many people of a company may hold a seat from now on. */
        seats: z.coerce
          .number('Please enter a whole number')
          .int('Please enter a whole number')
          .min(1, 'At least one seat')
          .max(MAX_SEATS, `At most ${MAX_SEATS} seats`),
      }),
      z.strictObject({ ...shared, kind: z.literal('suspended'), sharedReason }),
      z.strictObject({ ...shared, kind: z.literal('reinstated'), sharedReason }),
      z.strictObject({ ...shared, kind: z.literal('resigned'), sharedReason }),
      z.strictObject({ ...shared, kind: z.literal('died') }), // sends no mail
    ],
    'Please choose',
  )
  .superRefine((event, context) => {
    if (event.kind !== 'added' || !event.expiresOn) return
    if (event.grade === 'honorary')
      context.addIssue({ code: 'custom', path: ['expiresOn'], message: HONORARY_END })
    else if (event.expiresOn <= event.date)
      context.addIssue({ code: 'custom', path: ['expiresOn'], message: END_BEFORE_START })
  })
export type MembershipEventInput = z.output<typeof membershipEventSchema>

/** The same as a form holds it, whose empty fields are left out. */
export const membershipEventFormSchema = z.preprocess(
  (fields) =>
    typeof fields === 'object' && fields !== null
      ? Object.fromEntries(
          Object.entries(fields).filter(
            ([name, value]) => name === 'reason' || name === 'registeredName' || value !== '',
          ),
        )
      : fields,
  membershipEventSchema,
)
