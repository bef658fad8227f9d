import type { Payload } from 'payload'
import { uploadStorage } from '../../../services/fileStorage'
import { removeUpload } from './removeUpload'
import { beginsAsWanted, readUploadType } from './uploadTypes'
import { type StoredUpload, extendUpload } from './uploadsRepository'

type OpenUpload = Pick<StoredUpload, 'key' | 'size' | 'purpose'>

/**
 * Prepares an upload for its next bytes.
 * @returns why they are refused, if they are; an upload of a wrong type is removed
 */
export const prepareForBytes = async (
  payload: Payload,
  { key, purpose }: OpenUpload,
): Promise<'not_found' | 'not_pdf' | undefined> => {
  const arrived = await uploadStorage.stat(key)
  if (arrived === undefined) return 'not_found'
  if (!(await beginsAsWanted(key, arrived, purpose))) {
    await removeUpload(payload, key)
    return 'not_pdf'
  }
  await extendUpload(payload, key)
  return undefined
}

/**
 * Checks an upload after new bytes were added to it. One of a wrong type is removed.
 * @param arrived how many bytes it has by now
 */
export const checkBytes = async (
  payload: Payload,
  { key, size, purpose }: OpenUpload,
  arrived: number,
): Promise<'not_pdf' | undefined> => {
  const isWanted =
    arrived === size
      ? (await readUploadType(key, size, purpose)) !== undefined
      : await beginsAsWanted(key, arrived, purpose)
  if (isWanted) return undefined
  await removeUpload(payload, key)
  return 'not_pdf'
}
