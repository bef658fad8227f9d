import type { Payload } from 'payload'
import { removeFile } from '../../../publications/files'
import { deleteEntries, findFilesOf } from './entriesRepository'

/**
 * Removes everything that follows a message, with its files. Safe to repeat: the entries name the files, so go last.
 */
export const removeEntries = async (payload: Payload, message: string): Promise<void> => {
  for (const file of await findFilesOf(payload, message)) await removeFile(payload, file)
  await deleteEntries(payload, message)
}
