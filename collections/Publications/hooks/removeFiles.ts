import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload'
import { modelOf } from '../../../platform/database'
import { removeFile } from '../../../domain/files/fileStorage'
import { isFileShown } from '../../../domain/uploads/isFileShown'

const keyOf = (id: unknown): string => `files of publication ${String(id)}`

/** Notes the files of a publication that is deleted, those of its earlier editions included, while they can be found. */
export const noteFiles: CollectionBeforeDeleteHook = async ({ context, id, req: { payload } }) => {
  const now: unknown[] = await modelOf(payload, 'publications').distinct('file', { _id: id })
  const earlier: unknown[] =
    (await payload.db.versions.publications?.distinct('version.file', { parent: id })) ?? []
  context[keyOf(id)] = [...new Set([...now, ...earlier].filter(Boolean).map(String))]
}

/** Removes the files of a deleted publication that nothing else shows. */
export const removeFiles: CollectionAfterDeleteHook = async ({ context, id, req: { payload } }) => {
  for (const file of (context[keyOf(id)] as string[] | undefined) ?? []) {
    if (!(await isFileShown(payload, file))) await removeFile(payload, file)
  }
}
