import type { Document } from 'mongodb'
import { documentsOf } from '../mergesRepository'
import { findMove } from '../movesRepository'
import { MERGE_FIELDS, MERGE_FIELD_NAMES } from '../personMergeTexts.schema'
import type { MergeContext } from './mergeContext.types'
import { MERGE_STEPS } from './steps.constants'
import { writeFields } from './writeFields'

/** The profile of the merged person, which the merge holds by now. */
const findMergedProfile = async ({ payload, merge }: MergeContext): Promise<Document | null> => {
  const id = merge.mergedProfile
  if (!id) return null
  const held = await findMove(payload, merge._id, { collectionSlug: 'profiles', document: id })
  return (held?.before as Document | undefined) ?? null
}

const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

/**
 * Writes what was chosen of the merged person to the profile that stays, which answers to both addresses from now on.
 */
export const chooseFields = async (context: MergeContext): Promise<void> => {
  const { payload, merge } = context
  const other = await findMergedProfile(context)
  const own = await documentsOf(payload, 'profiles').findOne({ user: merge.remaining })
  if (!own || !other) return
  const paths = MERGE_FIELD_NAMES.filter((name) => merge.choices[name] === 'merged').flatMap(
    (name): readonly string[] => MERGE_FIELDS[name].paths,
  )
  const changed = paths.filter((path) => !same(own[path], other[path]))
  const former = [...((own.formerProfiles ?? []) as string[]), String(other._id)]
  await writeFields(context, MERGE_STEPS.fields, 'profiles', own, {
    ...Object.fromEntries(changed.map((path): [string, unknown] => [path, other[path]])),
    formerProfiles: [...new Set([...former, ...((other.formerProfiles ?? []) as string[])])],
  })
  if (merge.membershipOf === 'merged') await followDeath(context)
}

/** Whether a person has died is recorded with the membership. */
const followDeath = async (context: MergeContext): Promise<void> => {
  const { payload, merge } = context
  const accounts = documentsOf(payload, 'users')
  const [own, other] = await Promise.all([
    accounts.findOne({ _id: merge.remaining }),
    accounts.findOne({ _id: merge.merged }),
  ])
  if (own && other && Boolean(own.isDeceased) !== Boolean(other.isDeceased))
    await writeFields(context, MERGE_STEPS.fields, 'users', own, { isDeceased: Boolean(other.isDeceased) })
}
