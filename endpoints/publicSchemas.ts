import { z } from 'zod'
import { REGIONS } from '../collections/access/roles'
import type { OpenList } from '../domain/content/jobOpenings/jobOpenings.schema'
import { EMPLOYMENT_KINDS } from '../domain/content/jobOpenings/openingTexts.schema'
import type { SearchAnswer } from '../domain/content/search/search.schema'
import type { VerifiedAttendance } from '../domain/events/attendance/attendance.schema'
import type { SeatCounts } from '../domain/events/registrations/registrations.schema'
import { GRADES, MEMBERSHIP_STATUSES } from '../domain/membership/memberships/grades.schema'
import type { VerifiedMembership } from '../domain/membership/memberships/ownMembership.schema'
import type { DirectoryMember, DirectoryPage } from '../domain/people/directory/directory.schema'
import { keysOf } from '../platform/records.schema'
import { money } from './money/moneySchemas'

/** What public endpoints answer, as schemas. The compiler compares them with the types of the answers. */

const text = z.string().nullable()
const grade = z.enum(keysOf(GRADES))
const whole = z.int()

export const directoryMemberAnswer = z.object({
  id: z.string(),
  fullName: z.string(),
  professionalTitle: text,
  specialization: text,
  organization: text,
  region: z.enum(REGIONS).nullable(),
  avatarUrl: text,
  membershipType: grade.nullable(),
  bio: text,
  joinedAt: text,
}) satisfies z.ZodType<DirectoryMember>

export const directoryAnswer = z.object({
  members: z.array(directoryMemberAnswer),
  total: whole,
  isCounted: z.boolean().describe('Whether the total is all of them: counting ends at 1,000.'),
  page: whole,
  pages: whole,
}) satisfies z.ZodType<DirectoryPage>

export const seatCountsAnswer = z.object({
  seats: z
    .record(
      z.string(),
      z.object({
        taken: whole,
        capacity: whole.nullable(),
        hasTickets: z.boolean().optional(),
        from: z
          .array(money)
          .optional()
          .describe('The lowest price for everybody today, by currency; where tickets are sold.'),
      }),
    )
    .describe('By the id of the event. A capacity of null is no limit.'),
}) satisfies z.ZodType<SeatCounts>

export const verifiedMembershipAnswer = z.object({
  fullName: z.string(),
  grade,
  status: z.enum(keysOf(MEMBERSHIP_STATUSES)),
  expiresAt: z.iso.datetime().nullable(),
}) satisfies z.ZodType<VerifiedMembership>

export const verifiedAttendanceAnswer = z.object({
  fullName: z.string(),
  event: z.string().describe('The title of the event.'),
  day: z.iso.date(),
  hours: z.number().nullable().describe('CPD hours; null for an event without any.'),
}) satisfies z.ZodType<VerifiedAttendance>

export const openingsAnswer = z.object({
  docs: z.array(
    z.object({
      slug: z.string(),
      title: z.string(),
      organisation: z.string(),
      isMemberOrganisation: z.boolean(),
      place: z.string(),
      region: z.enum(REGIONS),
      kind: z.enum(keysOf(EMPLOYMENT_KINDS)),
      lastDay: z.iso.date(),
    }),
  ),
  totalDocs: whole,
  page: whole,
  totalPages: whole,
}) satisfies z.ZodType<OpenList>

const marks = z.array(z.tuple([whole, whole])).describe('Where the words stand: start and end of each.')
const found = z.array(
  z.object({
    id: z.string(),
    title: z.string(),
    href: z.string(),
    excerpt: z.string(),
    titleMarks: marks,
    excerptMarks: marks,
  }),
)

export const searchAnswer = z.object({
  events: found,
  publications: found,
  news: found,
  answers: found,
  pages: found,
  members: z.array(
    z.object({ id: text, fullName: z.string(), professionalTitle: text }).describe('A member'),
  ),
}) satisfies z.ZodType<SearchAnswer>

/** A page of content as Payload answers it: it and its documents have more fields than are named here. */
const contentPage = <Fields extends z.ZodRawShape>(fields: Fields) =>
  z.looseObject({
    docs: z.array(z.looseObject({ id: z.string(), title: z.string(), slug: z.string(), ...fields })),
    totalDocs: whole,
    limit: whole,
    page: whole.optional(),
    totalPages: whole,
    hasNextPage: z.boolean(),
  })

export const eventsAnswer = contentPage({
  eventDate: z.iso.datetime(),
  endDate: z.iso.datetime().nullish(),
  location: z.string(),
})

export const publicationsAnswer = contentPage({
  category: z.string(),
  publishedDate: z.iso.datetime(),
})
