import { z } from 'zod'
import { groupRows } from '../../../platform/formRows.schema'
import { CANCEL_LIMITS as LIMITS, type CancelTerm } from './cancelTerms.constants'

/** A whole number; a form sends it as text, which must not be empty. */
const whole = (max: number) =>
  z
    .union(
      [z.number(), z.string().trim().min(1, 'Please enter a whole number')],
      'Please enter a whole number',
    )
    .transform(Number)
    .pipe(
      z
        .number('Please enter a whole number')
        .int('Please enter a whole number')
        .min(0, 'Please enter a number from 0')
        .max(max, `At most ${max}`),
    )

const termSchema = z.strictObject({
  daysBefore: whole(LIMITS.days),
  feePercent: whole(100),
}) satisfies z.ZodType<CancelTerm>

/** Body of `POST /api/events/:id/cancel-terms`. Source: issue 34, part 3. */
export const cancelTermsSchema = z.strictObject({
  terms: z
    .array(termSchema)
    .max(LIMITS.terms, `At most ${LIMITS.terms} terms`)
    .superRefine((terms, context) => {
      for (const [place, { daysBefore }] of terms.entries())
        if (terms.findIndex((each) => each.daysBefore === daysBefore) < place)
          context.addIssue({
            code: 'custom',
            path: [place, 'daysBefore'],
            message: 'These days are there twice',
          })
    }),
  /** The version that was read; null where there was none. */
  updatedAt: z.union([z.literal('').transform(() => null), z.iso.datetime(), z.null()]),
})
export type CancelTermsForm = z.output<typeof cancelTermsSchema>

/** The same as a form holds it: fields `terms.0.daysBefore`. */
export const cancelTermsFormSchema = z.preprocess(groupRows('terms'), cancelTermsSchema)
