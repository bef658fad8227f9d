import { z } from 'zod'
import { REGIONS, ROLES } from '../../collections/access/roles'
import {
  type ConfirmationSent,
  type FactorReset,
  type LockState,
  type RegionChanged,
  type RoleChanged,
  type SessionsEnded,
  lockSchema,
  regionSchema,
  roleSchema,
} from '../../domain/accounts/accountAdministration/accounts.schema'
import { CONSENT_CHOICES, CONSENT_WAYS } from '../../domain/people/consents/consentTexts.schema'
import { staffConsentSchema } from '../../domain/people/consents/consents.schema'
import type { PersonMail } from '../../domain/people/consents/personMail.schema'
import { keysOf } from '../../platform/records.schema'
import { outcomeAnswer, text, whole } from './staffAnswers'
import {
  MEANWHILE,
  NO_PERSON,
  PERSON_ID,
  REFUSALS,
  type StaffOperation,
  WITH_PROOF,
  WRONG_FIELDS,
  reads,
} from './staffParts'

const role = z.object({ role: z.enum(ROLES) }) satisfies z.ZodType<RoleChanged>
const regionAnswer = z.object({ region: z.enum(REGIONS) }) satisfies z.ZodType<RegionChanged>
const lockAnswer = z.object({ lockedAt: text }) satisfies z.ZodType<LockState>
const endedAnswer = z.object({ ended: whole }) satisfies z.ZodType<SessionsEnded>
const factorAnswer = z.object({ wasOn: z.boolean() }) satisfies z.ZodType<FactorReset>
const sentAnswer = outcomeAnswer('sent') satisfies z.ZodType<ConfirmationSent>

const mailAnswer = z.object({
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

/** What administrators do with accounts, and staff with what people agreed to receive. */
export const accountOperations: readonly StaffOperation[] = [
  {
    method: 'post',
    path: '/api/users/{id}/roles',
    summary: 'Give an account a role, for a region or the branch of a group where one is named',
    parameters: PERSON_ID,
    body: roleSchema,
    answers: {
      ...reads(role, 'Given'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PERSON,
      409: { description: 'The role follows the membership, or the person has it for another part' },
    },
  },
  {
    method: 'delete',
    path: '/api/users/{id}/roles/{role}',
    summary: 'Take a role away, effective at the next request',
    parameters: { ...PERSON_ID, role: 'The name of the role.' },
    answers: {
      ...reads(role, 'Taken away'),
      ...WITH_PROOF,
      404: { description: 'There is no such person or role' },
      409: { description: 'It is the last administrator, or the role follows the membership' },
    },
  },
  {
    method: 'post',
    path: '/api/users/{id}/region',
    summary: 'Change the region of a person',
    parameters: PERSON_ID,
    body: regionSchema,
    answers: {
      ...reads(regionAnswer, 'Changed'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PERSON,
      ...MEANWHILE,
    },
  },
  {
    method: 'post',
    path: '/api/users/{id}/lock',
    summary: 'Lock an account; it loses its sessions at once',
    parameters: PERSON_ID,
    body: lockSchema,
    answers: {
      ...reads(lockAnswer, 'Locked'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PERSON,
      409: { description: 'It is the own account, or the last administrator' },
    },
  },
  {
    method: 'post',
    path: '/api/users/{id}/unlock',
    summary: 'Let a locked account sign in again',
    parameters: PERSON_ID,
    answers: { ...reads(lockAnswer, 'Unlocked'), ...WITH_PROOF, ...NO_PERSON },
  },
  {
    method: 'post',
    path: '/api/users/{id}/sign-out',
    summary: 'End every session of an account',
    parameters: PERSON_ID,
    answers: { ...reads(endedAnswer, 'How many were ended'), ...WITH_PROOF, ...NO_PERSON },
  },
  {
    method: 'post',
    path: '/api/users/{id}/factor-reset',
    summary: 'Switch off the two-step sign-in of a person who lost the telephone',
    parameters: PERSON_ID,
    answers: { ...reads(factorAnswer, 'Switched off'), ...WITH_PROOF, ...NO_PERSON },
  },
  {
    method: 'post',
    path: '/api/users/{id}/confirmation',
    summary: 'Mail the link that confirms an address once more',
    parameters: PERSON_ID,
    answers: {
      ...reads(sentAnswer, 'Sent'),
      ...REFUSALS,
      ...NO_PERSON,
      409: { description: 'The address is confirmed, or the account is locked' },
    },
  },
  {
    method: 'get',
    path: '/api/consents/{id}/person',
    summary: 'What a person chose to receive, and whether mails to the address arrive',
    parameters: PERSON_ID,
    answers: { ...reads(mailAnswer, 'The choices'), ...REFUSALS, ...NO_PERSON },
  },
  {
    method: 'post',
    path: '/api/consents/{id}/set',
    summary: 'Note what a person chose to receive',
    parameters: PERSON_ID,
    body: staffConsentSchema,
    answers: { ...reads(mailAnswer, 'Noted'), ...WRONG_FIELDS, ...REFUSALS, ...NO_PERSON },
  },
  {
    method: 'post',
    path: '/api/consents/{id}/resume',
    summary: 'Send mails to a paused address again',
    parameters: PERSON_ID,
    answers: { ...reads(mailAnswer, 'Resumed'), ...REFUSALS, ...NO_PERSON },
  },
]
