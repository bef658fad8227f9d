import type { CollectionSlug, Payload } from 'payload'
import { STAFF_ROLES } from '../../collections/access/policies.schema'
import type { Profile, User } from '../../payload-types'
import { modelOf } from '../../platform/database'
import type { Stored } from '../../platform/stored.types'

/*
 * What the logs read of other subjects' records: who somebody is, what a record is called. It stands here because every
 * other subject writes to the logs and so lies above them.
 */

/** Whether an account has a role of staff. */
export const isStaffAccount = async (payload: Payload, account: string): Promise<boolean> =>
  Boolean(await modelOf(payload, 'roles').exists({ user: account, role: { $in: [...STAFF_ROLES] } }))

/**
 * A person's name by the account's id; null when the account is gone. Read anew each time: an erased name is
 * gone from the log.
 */
export const findPersonName = async (payload: Payload, account: unknown): Promise<string | null> => {
  const profile = await modelOf(payload, 'profiles')
    .findOne({ user: account }, { fullName: 1 })
    .lean<Pick<Stored<Profile>, 'fullName'> | null>()
  return profile?.fullName ?? null
}

/** The address of an account; undefined when it is gone. */
export const findAccountEmail = async (payload: Payload, account: string): Promise<string | undefined> => {
  const found = await modelOf(payload, 'users')
    .findById(account, { email: 1 })
    .lean<Pick<Stored<User>, 'email'> | null>()
  return found?.email
}

/** What a record is called in the panel; null when it has no title or is gone. */
export const findRecordTitle = async (
  payload: Payload,
  slug: CollectionSlug,
  id: string,
): Promise<string | null> => {
  const field = payload.collections[slug].config.admin.useAsTitle
  if (!field || field === 'id' || !/^[0-9a-f]{24}$/.test(id)) return null
  const found = await modelOf(payload, slug)
    .findById(id, { [field]: 1 })
    .lean<Record<string, unknown> | null>()
  const title = found?.[field]
  return typeof title === 'string' ? title : null
}
