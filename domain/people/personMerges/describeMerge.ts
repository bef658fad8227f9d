import type { Document } from 'mongodb'
import type { Payload } from 'payload'
import { isAddress } from '../../accounts/noAddress.schema'
import type { StoredMerge } from './mergesRepository'
import { countMoves, findAside, findMoves } from './movesRepository'
import { MERGE_FIELDS, MERGE_FIELD_NAMES, type MergedField } from './personMergeTexts.schema'
import { REFERENCES } from './references'
import { profileText } from './showValues'
import { MERGE_STEPS } from './steps/steps.constants'

const NO_NAMES = new Map<string, string>()

/** What a merge changed, for the page of the merge: the fields that were chosen, and how many records were moved. */
export const describeMerge = async (
  payload: Payload,
  { _id }: Pick<StoredMerge, '_id'>,
): Promise<{ fields: MergedField[]; records: Record<string, number> }> => {
  const [written, addresses, counts, profiles] = await Promise.all([
    findMoves(payload, _id, { step: MERGE_STEPS.fields, limit: 100 }),
    findMoves(payload, _id, { step: MERGE_STEPS.address, limit: 1 }),
    countMoves(payload, _id),
    findAside(payload, [_id], ['profiles']),
  ])
  const merged = (profiles[0]?.before ?? {}) as Document
  const before: Document = {}
  for (const { path, before: was } of written) if (path) before[path] = was
  const fields = MERGE_FIELD_NAMES.flatMap((name): MergedField[] => {
    const { label, paths } = MERGE_FIELDS[name]
    const isChanged = paths.some((path) => path in before)
    return isChanged
      ? [
          {
            field: label,
            before: profileText(name, { ...merged, ...before }, NO_NAMES),
            after: profileText(name, merged, NO_NAMES),
          },
        ]
      : []
  })
  const show = (address: unknown): string => {
    const { email = '' } = address as { email?: string }
    return isAddress(email) ? email : ''
  }
  for (const address of addresses)
    fields.push({
      field: MERGE_FIELDS.address.label,
      before: show(address.before),
      after: show(address.after),
    })
  const records: Record<string, number> = {}
  for (const { collectionSlug, path, kind, count } of counts) {
    const label = REFERENCES.find((each) => each.collection === collectionSlug && each.field === path)?.label
    if (label && kind === 'moved') records[label] = (records[label] ?? 0) + count
  }
  return { fields, records }
}
