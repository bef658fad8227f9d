import { z } from 'zod'
import { REGIONS, ROLES } from '../../collections/access/roles'
import {
  type ConfirmationSent,
  type FactorReset,
  type LockState,
  type RegionChanged,
  type RoleChanged,
  type SessionsEnded,
} from '../../domain/accounts/accountAdministration/accounts.schema'
import { CONSENT_CHOICES, CONSENT_WAYS } from '../../domain/people/consents/consentTexts.schema'
import type { PersonMail } from '../../domain/people/consents/personMail.schema'
import { keysOf } from '../../platform/records.schema'
import { outcomeAnswer, text, whole } from '../answerSchemas'

export const role = z.object({ role: z.enum(ROLES) }) satisfies z.ZodType<RoleChanged>
export const regionAnswer = z.object({ region: z.enum(REGIONS) }) satisfies z.ZodType<RegionChanged>
export const lockAnswer = z.object({ lockedAt: text }) satisfies z.ZodType<LockState>
export const endedAnswer = z.object({ ended: whole }) satisfies z.ZodType<SessionsEnded>
export const factorAnswer = z.object({ wasOn: z.boolean() }) satisfies z.ZodType<FactorReset>
export const sentAnswer = outcomeAnswer('sent') satisfies z.ZodType<ConfirmationSent>

export const mailAnswer = z.object({
  states: z.array(
    z.object({
      choice: z.enum(keysOf(CONSENT_CHOICES)),
      isGiven: z.boolean(),
      changedAt: text,
      way: z.enum(keysOf(CONSENT_WAYS)).nullable(),
      changedBy: text,
    }),
  ),
  address: z.object({
    email: z.string(),
    pausedAt: text.describe('Null while mails are sent.'),
    bounces: z.array(z.object({ at: z.string(), isPermanent: z.boolean(), reason: z.string() })),
  }),
}) satisfies z.ZodType<PersonMail>
