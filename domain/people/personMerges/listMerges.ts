import { ObjectId } from 'mongodb'
import type { PayloadRequest } from 'payload'
import { findFullName, findFullNames } from '../profiles'
import { type StoredMerge, findMerge, findMerges } from './mergesRepository'
import type { MergeList, MergeView } from './personMergeTexts.schema'

const PER_PAGE = 10

const toView = (merge: StoredMerge, by: string | null): MergeView => ({
  id: merge._id.toHexString(),
  status: merge.status,
  remaining: { id: merge.remaining.toHexString(), name: merge.names?.remaining ?? '' },
  merged: { id: merge.merged.toHexString(), name: merge.names?.merged ?? '' },
  reason: merge.reason,
  by,
  createdAt: new Date(merge.createdAt).toISOString(),
  undoneAt: merge.undoneAt ? new Date(merge.undoneAt).toISOString() : null,
  undoReason: merge.undoReason ?? null,
  fields: merge.fields ?? [],
  records: merge.records ?? {},
  left: merge.left ?? [],
})

/** The merges of a person, or of everybody, the latest first. The caller checks access. */
export const listMerges = async (
  { payload }: PayloadRequest,
  { person, page }: { person?: string; page: number },
): Promise<MergeList> => {
  const { docs, total } = await findMerges(payload, person ? new ObjectId(person) : undefined, {
    page,
    perPage: PER_PAGE,
  })
  const names = await findFullNames(
    payload,
    docs.flatMap(({ by }) => by ?? []),
  )
  return {
    docs: docs.map((merge) => toView(merge, (merge.by && names.get(merge.by.toHexString())) ?? null)),
    page,
    totalPages: Math.max(1, Math.ceil(total / PER_PAGE)),
  }
}

/** One merge; null when there is none. The caller checks access. */
export const readMerge = async ({ payload }: PayloadRequest, id: string): Promise<MergeView | null> => {
  const merge = await findMerge(payload, new ObjectId(id))
  return merge && toView(merge, merge.by ? ((await findFullName(payload, merge.by)) ?? null) : null)
}
