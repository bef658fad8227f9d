import type { Payload } from 'payload'
import { uploadStorage } from '../../../services/fileStorage'
import { deleteUpload } from './uploadsRepository'

/** Removes an upload and its bytes; fine to repeat. The document goes last: by it the rest is found again. */
export const removeUpload = async (payload: Payload, key: string): Promise<void> => {
  await uploadStorage.remove(key)
  await deleteUpload(payload, key)
}
