import type { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { modelOf } from '../../../platform/database'

/** The ids of the divisions with some slugs, those in the trash aside. */
export const findDivisionIds = (payload: Payload, slugs: readonly string[]): Promise<unknown[]> =>
  modelOf(payload, 'divisions')
    .distinct('_id', { slug: { $in: [...slugs] }, deletedAt: null })
    .exec()

/** The slugs of some divisions, those in the trash aside. */
export const findDivisionSlugs = async (payload: Payload, ids: readonly ObjectId[]): Promise<string[]> => {
  const slugs: unknown[] = await modelOf(payload, 'divisions').distinct('slug', {
    _id: { $in: [...ids] },
    deletedAt: null,
  })
  return slugs.map(String)
}

/** The titles of some divisions, by id. */
export const findDivisionTitles = async (
  payload: Payload,
  ids: readonly ObjectId[],
): Promise<Map<string, string>> => {
  const found = await modelOf(payload, 'divisions')
    .collection.find<{ _id: ObjectId; title?: string }>(
      { _id: { $in: [...ids] } },
      { projection: { title: 1 } },
    )
    .toArray()
  return new Map(found.map(({ _id, title = '' }) => [_id.toHexString(), title]))
}
