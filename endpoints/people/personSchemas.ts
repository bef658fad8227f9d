import { z } from 'zod'
import { ROLES } from '../../collections/access/roles'
import type {
  AccountDetail,
  AccountList,
  AddressAnswer,
} from '../../domain/accounts/accountAdministration/accounts.schema'
import { GRADES } from '../../domain/membership/memberships/grades.schema'
import type { PersonDetails } from '../../domain/people/memberProfiles/personDetailTexts.schema'
import { type Candidate, MATCH_REASONS } from '../../domain/people/peopleImports/import.schema'
import type { NewPersonAnswer, PersonInvited } from '../../domain/people/peopleImports/newPerson.schema'
import type { PersonPartPage } from '../../domain/people/personRecord/personParts.schema'
import type { ProfileCorrected } from '../../domain/people/profiles/profile.schema'
import { keysOf } from '../../platform/records.schema'
import { membershipStatus, outcomeAnswer, pageOf, region, text, whole } from '../answerSchemas'

/** What a person’s page answers, as schemas. */

export const accountListAnswer = pageOf(
  z.object({
    id: z.string(),
    fullName: z.string(),
    email: z.string(),
    region,
    joinedAt: z.string(),
    membershipStatus,
    canBeInvited: z.boolean(),
    roles: z.array(z.enum(ROLES)).optional(),
    ledRegion: region.optional(),
    isLocked: z.boolean().optional(),
  }),
) satisfies z.ZodType<AccountList>

export const accountAnswer = z.object({
  id: z.string(),
  email: z.string(),
  fullName: z.string(),
  photo: text.describe('Address of the photo.'),
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

export const addressAnswer = outcomeAnswer('changed', 'asked') satisfies z.ZodType<AddressAnswer>

export const detailsAnswer = z.object({
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

/** Somebody known who may be a person that is entered. */
export const candidate = z.object({
  user: z.string().optional(),
  row: whole.optional(),
  name: z.string(),
  number: text,
  email: text,
  reasons: z.array(z.enum(keysOf(MATCH_REASONS))),
}) satisfies z.ZodType<Candidate>

export const newPersonAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('created'), id: z.string() }),
  z.object({ outcome: z.literal('possible_duplicates'), candidates: z.array(candidate) }),
]) satisfies z.ZodType<NewPersonAnswer>

const values = z.record(z.string(), z.unknown()).nullable()

export const partAnswer = pageOf(
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

export const correctedAnswer = z.object({
  id: z.string().describe('Of the profile.'),
  changed: z.array(z.string()),
}) satisfies z.ZodType<ProfileCorrected>

export const invitedAnswer = outcomeAnswer('invited') satisfies z.ZodType<PersonInvited>
