import { z } from 'zod'
import {
  ENDORSEMENT_KINDS,
  ENDORSEMENT_STATUSES,
  type EndorsementView,
} from '../../../domain/membership/endorsements/kinds.schema'
import { GRADES } from '../../../domain/membership/memberships/grades.schema'
import { keysOf } from '../../../platform/records.schema'
import { membershipStatus, text } from '../../answerSchemas'

/** What somebody was asked to confirm, as staff read it. */
export const endorsement = z.object({
  id: z.string(),
  contact: z.string().describe('The address or the membership number, as it was given.'),
  kind: z.enum(keysOf(ENDORSEMENT_KINDS)),
  status: z.enum(keysOf(ENDORSEMENT_STATUSES)),
  expiresAt: z.string(),
  isExpired: z.boolean(),
  answeredAt: text,
  statement: text,
  member: z
    .object({
      name: z.string(),
      number: z.string(),
      grade: z.enum(keysOf(GRADES)),
      status: membershipStatus,
    })
    .nullable(),
}) satisfies z.ZodType<EndorsementView>
