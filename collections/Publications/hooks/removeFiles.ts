import type { CollectionAfterDeleteHook, CollectionBeforeDeleteHook } from 'payload'
import { removeUnshownFile } from '../../../domain/publications/fileCleanup'
import { findFilesOfPublication } from '../../../domain/publications'

const keyOf = (id: unknown): string => `files of publication ${String(id)}`

/**
 * Notes the files of a publication that is deleted, those of its earlier versions included, while they can be
 * found.
 */
export const noteFiles: CollectionBeforeDeleteHook = async ({ context, id, req: { payload } }) => {
  context[keyOf(id)] = await findFilesOfPublication(payload, id)
}

/** Removes the files of a deleted publication that nothing else shows. */
export const removeFiles: CollectionAfterDeleteHook = async ({ context, id, req: { payload } }) => {
  const files = context[keyOf(id)]
  if (Array.isArray(files)) for (const file of files) await removeUnshownFile(payload, String(file))
}
