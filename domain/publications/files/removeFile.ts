import type { Payload } from 'payload'
import { fileStorage } from '../../../services/fileStorage'
import { deleteFile, findFileKey } from './filesRepository'

/**
 * Removes a stored file and its description. Fine to repeat. The description goes last: while the store of files does
 * not answer, by it the rest is found again.
 */
export const removeFile = async (payload: Payload, id: string): Promise<void> => {
  const key = await findFileKey(payload, id)
  if (key === undefined) return
  await fileStorage.remove(key)
  await deleteFile(payload, id)
}
