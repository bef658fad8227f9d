import type { Payload } from 'payload'
import { fileStorage, uploadStorage } from '../../../services/fileStorage'
import { fileKeyOfUpload, type NewFile } from './storeFile'
import { describeFile, findFileByKey } from './filesRepository'

/**
 * Makes a stored file of an upload that has arrived completely. Repeated, or repeated after it was killed between its
 * steps, it comes to the same file. Hash and number of pages are found out later, since the file may be huge.
 * @param upload key of the upload
 * @returns the id of its `files` document; undefined when there are no bytes of it
 */
export const adoptUpload = async (
  payload: Payload,
  upload: string,
  { filename, contentType }: Omit<NewFile, 'content'>,
): Promise<string | undefined> => {
  const key = fileKeyOfUpload(upload)
  await uploadStorage.adopt(upload)
  const size = await fileStorage.stat(key)
  if (size === undefined) return undefined
  return describeFile(payload, { key, filename: filename.slice(0, 200), contentType, size })
}

/** The `files` document that an upload became, if it did. */
export const findFileOfUpload = (payload: Payload, upload: string): Promise<string | undefined> =>
  findFileByKey(payload, fileKeyOfUpload(upload))

/** Removes the stored bytes that an upload became, where no `files` document names them. */
export const removeAdoptedBytes = (upload: string): Promise<void> =>
  fileStorage.remove(fileKeyOfUpload(upload))
