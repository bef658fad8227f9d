import type { CollectionBeforeChangeHook } from 'payload'
import type { File, Publication } from '../../../payload-types'

const idOf = (file: string | File | null | undefined): string | undefined =>
  typeof file === 'object' ? file?.id : file

/** Copies a file's size and number of pages, which the public may know, from its description, which it may not read. */
export const copyFileFacts: CollectionBeforeChangeHook<Publication> = async ({ data, originalDoc, req }) => {
  if (!('file' in data)) return data
  const id = idOf(data.file)
  if (id === idOf(originalDoc?.file) && originalDoc?.fileSize) return data
  const file = id
    ? await req.payload.db.findOne<File>({ collection: 'files', where: { id: { equals: id } }, req })
    : null
  return { ...data, fileSize: file?.size ?? null, filePages: file?.pages ?? null }
}
