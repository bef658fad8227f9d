import { z } from 'zod'
import { keysOf } from '../../../platform/records.schema'
import { storedPostalAddressSchema } from '../profiles/postalAddress.schema'
import { DETAIL_LABELS, type DetailField } from './personDetailTexts.schema'
import { ON_ONE_LINE } from '../../../platform/requiredText.schema'

const text = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(...ON_ONE_LINE)
    .transform((value) => value || null)
    .nullable()

const empty = z.literal('').transform(() => null)
const NAME_MESSAGE = 'Please enter the full name'
const YEARS_MESSAGE = 'Years of experience must be a whole number from 0 to 80'
const DAY_MESSAGE = 'Please enter a day between 1900 and today'

/** What staff correct of a person, for form and endpoint: an empty text says nothing. */
export const personDetailsSchema = z.strictObject({
  fullName: z
    .string(NAME_MESSAGE)
    .trim()
    .min(1, NAME_MESSAGE)
    .max(100, 'At most 100 characters')
    .regex(...ON_ONE_LINE),
  phone: text(20),
  postalAddress: storedPostalAddressSchema,
  birthDate: z.union(
    [
      empty,
      z.null(),
      z.iso
        .date(DAY_MESSAGE)
        .refine((day) => day >= '1900-01-01' && day <= new Date().toISOString().slice(0, 10), DAY_MESSAGE),
    ],
    DAY_MESSAGE,
  ),
  professionalTitle: text(100),
  organization: text(200),
  specialization: text(100),
  yearsOfExperience: z.union(
    [
      empty,
      z.null(),
      z.coerce.number(YEARS_MESSAGE).int(YEARS_MESSAGE).min(0, YEARS_MESSAGE).max(80, YEARS_MESSAGE),
    ],
    YEARS_MESSAGE,
  ),
  licenseNumber: text(50),
} satisfies Record<DetailField, z.ZodType>)

const seenValue = z.union([z.string().max(1000), z.number(), z.null()])

/**
 * Body of `POST /api/users/:id/details`: the fields that change, and what stood in each of them when it was read.
 */
export const detailsCorrectionSchema = z
  .strictObject({
    details: personDetailsSchema.partial(),
    seen: z.partialRecord(z.enum(keysOf(DETAIL_LABELS)), seenValue),
  })
  .refine(({ details, seen }) => Object.keys(details).every((field) => Object.hasOwn(seen, field)), {
    message: 'Please open this form again',
    path: ['seen'],
  })
export type DetailsCorrection = z.output<typeof detailsCorrectionSchema>
