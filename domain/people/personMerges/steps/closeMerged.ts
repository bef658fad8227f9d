import { moveMembersVersion } from '../../../content/contentVersions'
import { documentsOf } from '../mergesRepository'
import { referencesThat } from '../references'
import type { MergeContext } from './mergeContext.types'
import { MERGE_STEPS } from './steps.constants'
import { writeFields } from './writeFields'

/**
 * Closes the account of the merged person: it leads to the remaining one, nobody signs in to it, and what would let
 * somebody in ends. The address stays its own, so that nobody else signs up with it.
 */
export const closeMerged = async (context: MergeContext): Promise<void> => {
  const { payload, merge } = context
  const account = await documentsOf(payload, 'users').findOne({ _id: merge.merged })
  if (!account) return
  await writeFields(context, MERGE_STEPS.close, 'users', account, {
    mergedInto: merge.remaining,
    ...(!account.lockedAt && { lockedAt: new Date() }),
  })
  for (const { collection, field } of referencesThat('ends'))
    await documentsOf(payload, collection).deleteMany({ [field]: merge.merged })
  await moveMembersVersion(payload)
}
