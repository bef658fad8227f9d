import { z } from 'zod'
import { GRADES, type Grade } from '../../membership/memberships/grades.schema'
import { DIRECTORY_MEMBERSHIPS } from './directoryMemberships.schema'
import { REGIONS, type Region } from '../../../collections/access/roles'
import { keysOf } from '../../../platform/records.schema'

const MAX_DIRECTORY_SEARCH_LENGTH = 100
export const MEMBERS_PER_PAGE = 24
const MAX_DIRECTORY_PAGE = 10_000

const DIRECTORY_SORTS = { name: 'Name', newest: 'Newest members' } as const
export type DirectorySort = keyof typeof DIRECTORY_SORTS

/** What an empty part of the address stands for: no filter. */
const filled = <Value extends z.ZodType>(schema: Value) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional())

const TOO_LONG = `Please enter at most ${MAX_DIRECTORY_SEARCH_LENGTH} characters`
const PAGE_MESSAGE = 'This is not a page'

/** The query of `GET /api/directory`. Source: spec.md section 2, "/members". */
export const directorySchema = z.object({
  search: z
    .string(TOO_LONG)
    .trim()
    .max(MAX_DIRECTORY_SEARCH_LENGTH, TOO_LONG)
    .refine((text) => !text.includes('\0'), 'This text cannot be searched for')
    .default(''),
  region: filled(z.enum(REGIONS, 'There is no such region')),
  grade: filled(z.enum(keysOf(GRADES), 'There is no such membership type')),
  /** Slug of a division. */
  division: filled(
    z.string('There is no such division').regex(/^[a-z0-9-]{1,80}$/, 'There is no such division'),
  ),
  membership: filled(z.enum(keysOf(DIRECTORY_MEMBERSHIPS), 'There is no such list')).default('current'),
  sort: filled(z.enum(keysOf(DIRECTORY_SORTS), 'There is no such order')).default('name'),
  page: filled(
    z.coerce
      .number(PAGE_MESSAGE)
      .int(PAGE_MESSAGE)
      .min(1, PAGE_MESSAGE)
      .max(MAX_DIRECTORY_PAGE, PAGE_MESSAGE),
  ).default(1),
})
export type DirectoryQuery = z.output<typeof directorySchema>

/**
 * A member as the directory shows them: these ten fields and nothing else; null where hidden or not given.
 * Source: spec.md section 3.
 */
export interface DirectoryMember {
  id: string
  fullName: string
  professionalTitle: string | null
  specialization: string | null
  organization: string | null
  region: Region | null
  avatarUrl: string | null
  membershipType: Grade | null
  bio: string | null
  joinedAt: string | null
}

/** What `GET /api/directory` answers. */
export interface DirectoryPage {
  members: DirectoryMember[]
  total: number
  /** Whether `total` is all of them: counting ends at 1,000. */
  isCounted: boolean
  page: number
  pages: number
}
