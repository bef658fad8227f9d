import { buffer } from 'node:stream/consumers'
import type { Payload } from 'payload'
import { fileStorage } from '../../../services/fileStorage'
import { findFileKey } from './filesRepository'

const isMissing = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ENOENT'

/** The bytes of a small stored file, in memory; undefined when it is gone. */
export const readFileContent = async (payload: Payload, id: string): Promise<Buffer | undefined> => {
  const key = await findFileKey(payload, id)
  if (key === undefined) return undefined
  try {
    return await buffer(await fileStorage.open(key))
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}
