import { z } from 'zod'
import { APPLICATION_LIMITS, SECTORS } from '../choices.schema'
import { keysOf } from '../../../../platform/records.schema'
import { MAX_CONTACT_LENGTH, MAX_ENDORSEMENTS } from '../../endorsements/kinds.schema'

const LIMITS = {
  ...APPLICATION_LIMITS,
  dateOfBirth: 10,
  gender: 20,
  membershipType: 20,
  otherMemberships: 3,
} as const
export type DraftText = keyof typeof LIMITS

const texts = Object.fromEntries(
  Object.entries(LIMITS).map(([name, limit]) => [name, z.string().max(limit).optional()]),
) as Record<DraftText, z.ZodOptional<z.ZodString>>
const SECTOR_NAMES = keysOf(SECTORS)

/**
 * Body of `POST /api/applications/draft`: fields as they are typed so far, right or not. What is left out
 * stays as it was saved.
 */
const draftSchema = z.strictObject({
  ...texts,
  sectors: z.array(z.enum(SECTOR_NAMES)).max(SECTOR_NAMES.length).optional(),
  sponsors: z.array(z.string().max(MAX_CONTACT_LENGTH)).max(MAX_ENDORSEMENTS).optional(),
})
export type DraftValues = z.output<typeof draftSchema>

/** The same as a form sends it that goes on to another step: the steps before that must be right. */
export const draftStepSchema = draftSchema.extend({
  goTo: z.coerce
    .number()
    .pipe(z.literal([1, 2, 3]))
    .optional(),
})
