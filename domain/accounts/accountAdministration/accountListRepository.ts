import type { AbstractCursor, Document } from 'mongodb'
import type { Payload } from 'payload'
import type { Role } from '../../../collections/access/roles'
import type { Profile } from '../../../payload-types'
import { modelOf } from '../../../platform/database'
import { EACH_BATCH } from '../../../platform/databaseDeadlines'
import type { Range } from '../../../platform/pageOfRows'
import type { Stored } from '../../../platform/stored.types'

const FIELDS = { user: 1, fullName: 1, email: 1, region: 1, joinedAt: 1 } as const

/** What the list of accounts reads of a profile. */
export type ListedProfile = Pick<Stored<Profile>, keyof typeof FIELDS>

type Condition = Record<string, unknown>
type Sort = Record<string, 1 | -1>

const profilesOf = (payload: Payload) => modelOf(payload, 'profiles').collection

/** About how many profiles there are. */
export const estimateProfiles = (payload: Payload): Promise<number> =>
  profilesOf(payload).estimatedDocumentCount()

/** How many profiles meet a condition. */
export const countProfiles = (payload: Payload, condition: Condition): Promise<number> =>
  profilesOf(payload).countDocuments(condition)

/** Reads the profiles that meet a condition, in an order. */
export const readProfiles = (
  payload: Payload,
  condition: Condition,
  { sort, range, batchSize }: { sort: Sort; range?: Range; batchSize: number },
): AbstractCursor<ListedProfile> =>
  profilesOf(payload).find<ListedProfile>(condition, {
    projection: FIELDS,
    sort,
    allowDiskUse: true,
    batchSize,
    ...EACH_BATCH,
    ...range,
  })

/** Filters the profiles whose account has a role. */
const withRole = (role: Role): Document[] => [
  {
    $lookup: {
      from: 'roles',
      localField: 'user',
      foreignField: 'user',
      pipeline: [{ $match: { role } }, { $project: { _id: 1 } }],
      as: 'held',
    },
  },
  { $match: { 'held.0': { $exists: true } } },
]

/**
 * Reads a page of the profiles with a common role: reads all profiles in their order and looks up the role of
 * each. A list of all accounts with the role could have fifty thousand ids.
 */
export const readProfilesWithRole = (
  payload: Payload,
  role: Role,
  { sort, range: { skip, limit } }: { sort: Sort; range: Range },
): AbstractCursor<ListedProfile> =>
  profilesOf(payload).aggregate<ListedProfile>(
    [
      { $sort: sort },
      ...withRole(role),
      ...(skip > 0 ? [{ $skip: skip }] : []),
      { $limit: limit },
      { $project: FIELDS },
    ],
    { allowDiskUse: true, ...EACH_BATCH },
  )
