import { z } from 'zod'
import { ROLES } from '../../collections/access/roles'
import {
  type AccountDetail,
  type AccountList,
  type AddressAnswer,
  accountListSchema,
  addressSchema,
} from '../../domain/accountAdministration/accounts.schema'
import type { PersonDetails } from '../../domain/memberProfiles/personDetailTexts.schema'
import { detailsCorrectionSchema } from '../../domain/memberProfiles/personDetails.schema'
import { GRADES } from '../../domain/memberships/grades.schema'
import {
  type NewPersonAnswer,
  type PersonInvited,
  newPersonSchema,
} from '../../domain/peopleImports/newPerson.schema'
import { partQuerySchema } from '../../domain/personRecord/partQuery.schema'
import { PERSON_PARTS, type PersonPartPage } from '../../domain/personRecord/personParts.schema'
import { type ProfileCorrected, profileCorrectionSchema } from '../../domain/profiles/profile.schema'
import { staffNoteSchema } from '../../domain/staffNotes/staffNote.schema'
import { keysOf } from '../../platform/records.schema'
import { candidate } from './peopleAnswers'
import { membershipStatus, outcomeAnswer, pageOf, region, text, whole } from './staffAnswers'
import {
  CSV,
  NO_PERSON,
  PERSON_ID,
  REFUSALS,
  type StaffOperation,
  UNKNOWN_FILTER,
  WITH_PROOF,
  WRONG_FIELDS,
  reads,
  sends,
} from './staffParts'

const accountListAnswer = pageOf(
  z.object({
    id: z.string(),
    fullName: z.string(),
    email: z.string(),
    region,
    joinedAt: z.string(),
    membershipStatus,
    roles: z.array(z.enum(ROLES)).optional(),
    ledRegion: region.optional(),
    isLocked: z.boolean().optional(),
  }),
) satisfies z.ZodType<AccountList>

const accountAnswer = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  region,
  joinedAt: text,
  emailVerifiedAt: text,
  lockedAt: text,
  hasFactor: z.boolean(),
  hasPassword: z.boolean(),
  providers: z.array(z.string()),
  roles: z.array(z.object({ role: z.enum(ROLES), region, group: text, endsOn: text, since: z.string() })),
  membership: z
    .object({
      number: z.string(),
      registeredName: text,
      grade: z.enum(keysOf(GRADES)),
      status: membershipStatus,
      startedAt: z.string(),
      expiresAt: text,
    })
    .nullable(),
  membershipStatus,
  sessions: z.object({ count: whole, lastSeenAt: text }),
  canBeInvited: z.boolean(),
  isUnclaimed: z.boolean(),
}) satisfies z.ZodType<AccountDetail>

const addressAnswer = outcomeAnswer('changed', 'asked') satisfies z.ZodType<AddressAnswer>

const detailsAnswer = z.object({
  fullName: z.string(),
  phone: text,
  postalAddress: text,
  birthDate: text,
  professionalTitle: text,
  organization: text,
  specialization: text,
  yearsOfExperience: z.number().nullable(),
  licenseNumber: text,
}) satisfies z.ZodType<PersonDetails>

const newPersonAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('created'), id: z.string() }),
  z.object({ outcome: z.literal('possible_duplicates'), candidates: z.array(candidate) }),
]) satisfies z.ZodType<NewPersonAnswer>

const values = z.record(z.string(), z.unknown()).nullable()

const partAnswer = pageOf(
  z.object({
    id: z.string(),
    title: z.string(),
    facts: z.array(z.string()).describe('Further facts in words.'),
    days: z.array(z.object({ name: z.string(), day: z.string() })),
    state: text,
    at: text.describe('A moment or a day; null where it is not known.'),
    link: text,
    text,
    change: z.object({ before: values, after: values }).nullable(),
  }),
) satisfies z.ZodType<PersonPartPage>

const correctedAnswer = z.object({
  id: z.string().describe('Of the profile.'),
  changed: z.array(z.string()),
}) satisfies z.ZodType<ProfileCorrected>

const invitedAnswer = outcomeAnswer('invited') satisfies z.ZodType<PersonInvited>

const parts: readonly StaffOperation[] = keysOf(PERSON_PARTS).map((part) => ({
  method: 'get',
  path: `/api/users/{id}/part/${part}`,
  summary: `A person’s record, the newest first: ${PERSON_PARTS[part].label}`,
  parameters: PERSON_ID,
  query: partQuerySchema,
  answers: { ...reads(partAnswer, 'A page of records'), ...UNKNOWN_FILTER, ...REFUSALS, ...NO_PERSON },
}))

/** What staff do with people. */
export const peopleOperations: readonly StaffOperation[] = [
  {
    method: 'get',
    path: '/api/users/list',
    summary: 'Accounts; a chapter lead’s are those of the branch',
    query: accountListSchema,
    answers: { ...reads(accountListAnswer, 'A page of accounts'), ...UNKNOWN_FILTER, ...REFUSALS },
  },
  {
    method: 'get',
    path: '/api/users/list.csv',
    summary: 'The accounts that a filter leaves, all pages, as a table',
    query: accountListSchema,
    answers: { ...sends(CSV, 'The table'), ...UNKNOWN_FILTER, ...WITH_PROOF },
  },
  {
    method: 'post',
    path: '/api/people-imports/person',
    summary: 'Make a person from a paper form, once for each id; not where somebody known may be the same',
    body: newPersonSchema,
    answers: {
      ...reads(newPersonAnswer, 'Made, or the people who may be the same'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      409: { description: 'An address or number was given to somebody else meanwhile' },
    },
  },
  {
    method: 'get',
    path: '/api/users/{id}/account',
    summary: 'An account with its roles and membership',
    parameters: PERSON_ID,
    answers: { ...reads(accountAnswer, 'The account'), ...REFUSALS, ...NO_PERSON },
  },
  {
    method: 'get',
    path: '/api/users/{id}/details',
    summary: 'How a person is reached, and the profession',
    parameters: PERSON_ID,
    answers: { ...reads(detailsAnswer, 'The details'), ...REFUSALS, ...NO_PERSON },
  },
  {
    method: 'post',
    path: '/api/users/{id}/details',
    summary: 'Correct details of a person',
    parameters: PERSON_ID,
    body: detailsCorrectionSchema,
    answers: {
      ...reads(outcomeAnswer('corrected'), 'Corrected'),
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_PERSON,
      409: { description: 'What was seen in a field does not stand there any more' },
    },
  },
  {
    method: 'post',
    path: '/api/users/{id}/address',
    summary: 'Change a person’s email address',
    parameters: PERSON_ID,
    body: addressSchema,
    answers: {
      ...reads(addressAnswer, 'Changed, or a link was sent to the new address'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      ...NO_PERSON,
      409: { description: 'The address is somebody else’s, or the account is locked' },
      429: { description: 'Too many changes of one account' },
    },
  },
  {
    method: 'post',
    path: '/api/users/{id}/notes',
    summary: 'Add a note about a person; the same key again adds nothing',
    parameters: PERSON_ID,
    body: staffNoteSchema,
    answers: {
      201: { description: 'Noted', schema: outcomeAnswer('noted') },
      ...WRONG_FIELDS,
      ...REFUSALS,
      ...NO_PERSON,
      409: { description: 'Too many notes about this person' },
    },
  },
  ...parts,
  {
    method: 'post',
    path: '/api/users/{id}/invitation',
    summary: 'Mail a person whom staff entered the link to choose a password, once',
    parameters: PERSON_ID,
    answers: {
      ...reads(invitedAnswer, 'Invited'),
      ...REFUSALS,
      409: { description: 'The person cannot be invited' },
    },
  },
  {
    method: 'patch',
    path: '/api/profiles/{id}/fields',
    summary: 'Correct fields of a person’s profile, and no other',
    parameters: { id: 'The id of the profile.' },
    body: profileCorrectionSchema,
    answers: {
      ...reads(correctedAnswer, 'Corrected'),
      ...WRONG_FIELDS,
      ...WITH_PROOF,
      404: { description: 'There is no such profile' },
      409: { description: 'The membership type follows from the approval' },
    },
  },
]
