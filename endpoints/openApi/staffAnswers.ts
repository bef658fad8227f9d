import { z } from 'zod'
import { REGIONS, ROLES } from '../../collections/access/roles'
import type {
  AccountDetail,
  AccountList,
  AddressAnswer,
} from '../../domain/accountAdministration/accounts.schema'
import { APPLICATION_STATUSES } from '../../domain/applications/choices.schema'
import type { Decision } from '../../domain/applications/decision.schema'
import type { ApplicationList } from '../../domain/applications/review.schema'
import { APPLIED_GRADES } from '../../domain/applications/upgrades/ladder.schema'
import type { PersonDetails } from '../../domain/memberProfiles/personDetailTexts.schema'
import { GRADES, MEMBERSHIP_STATUSES } from '../../domain/memberships/grades.schema'
import type { ListRowsPage } from '../../domain/savedLists/listRows.schema'
import type { TaskList } from '../../domain/tasks/taskTexts.schema'
import { CURRENCIES } from '../../platform/moneyFormat.schema'
import { keysOf } from '../../platform/records.schema'

/** What endpoints of staff answer, as schemas. The compiler compares them with the types of the answers. */

export const text = z.string().nullable()
export const whole = z.int()
export const minor = whole.describe('In the smallest unit of the currency.')
export const currency = z.enum(keysOf(CURRENCIES))
export const moment = z.iso.datetime()
export const region = z.enum(REGIONS).nullable()
export const membershipStatus = z.enum(keysOf(MEMBERSHIP_STATUSES))
export const pageOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ docs: z.array(row), totalDocs: whole, page: whole, totalPages: whole })

/** What was done. */
export const outcomeAnswer = <Outcome extends string>(...outcomes: Outcome[]) =>
  z.object({ outcome: z.enum(outcomes) })

export const accountListAnswer = pageOf(
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

export const accountAnswer = z.object({
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

export const applicationListAnswer = pageOf(
  z.object({
    id: z.string(),
    fullName: z.string(),
    email: z.string(),
    membershipType: z.enum(keysOf(APPLIED_GRADES)),
    status: z.enum(keysOf(APPLICATION_STATUSES)),
    region,
    createdAt: z.string(),
    isLinked: z.boolean(),
    sponsorsMissing: whole,
  }),
) satisfies z.ZodType<ApplicationList>

export const decisionAnswer = z.object({
  status: z.enum(keysOf(APPLICATION_STATUSES)),
  warning: z.string().optional(),
}) satisfies z.ZodType<Decision>

export const person = z.object({ id: z.string(), fullName: z.string() })
const group = z.object({ id: z.string(), name: z.string() })

export const taskListAnswer = pageOf(
  z.object({
    id: z.string(),
    title: z.string(),
    note: text,
    dueOn: text,
    isOverdue: z.boolean(),
    assignee: person.nullable(),
    group: group.nullable(),
    person: person.nullable(),
    link: text,
    doneAt: text,
    doneBy: text,
    createdAt: z.string(),
    updatedAt: z.string(),
  }),
).extend({ colleagues: z.array(person), groups: z.array(group) }) satisfies z.ZodType<TaskList>

export const listRowsAnswer = pageOf(
  z.object({ id: z.string(), person: text, cells: z.record(z.string(), z.string()) }),
).extend({
  text: z.string(),
  names: z.record(z.string(), text),
  problem: text,
}) satisfies z.ZodType<ListRowsPage>
