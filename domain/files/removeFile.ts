import type { Payload } from 'payload'
import { fileStorage } from '../../services/fileStorage'
import { deleteFile } from './filesRepository'

/** Removes a stored file and its description. Fine to repeat. */
export const removeFile = async (payload: Payload, id: string): Promise<void> => {
  const key = await deleteFile(payload, id)
  if (key !== undefined) await fileStorage.remove(key)
}
