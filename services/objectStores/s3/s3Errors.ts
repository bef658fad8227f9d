import { StorageUnavailableError } from '../../../platform/storageErrors'
import { toFields } from '../../../platform/toFields'
import { isOutOfSpace } from '../../diskStorage'

/** What a store says, and what operators are told. */
const REASONS: Record<string, string> = {
  AccessDenied: 'the key may not do this',
  InvalidAccessKeyId: 'the key is not known there',
  NoSuchBucket: 'there is no such bucket',
  RequestTimeTooSkewed: 'the clocks of store and server are more than a few minutes apart',
  SignatureDoesNotMatch: 'the secret key is wrong',
  TimeoutError: 'it did not answer in time',
}

const statusOf = (error: unknown): unknown => toFields(toFields(error).$metadata).httpStatusCode

/** Whether an object, or an upload of one in parts, does not exist. A bucket that is missing is another matter. */
const isMissing = (error: unknown): boolean => {
  const name = String(toFields(error).name)
  return ['NoSuchKey', 'NotFound', 'NoSuchUpload'].includes(name)
}

const missing = (cause: unknown): Error =>
  Object.assign(new Error('There is no such object', { cause }), { code: 'ENOENT' })

/** What a failed call means: the object is missing (`code` ENOENT), or the store cannot be used. */
export const toStorageError = (error: unknown): Error => {
  if (error instanceof StorageUnavailableError || toFields(error).code === 'ENOENT') return error as Error
  if (isOutOfSpace(error)) return error as Error // of this machine's disk, where parts wait
  if (isMissing(error)) return missing(error)
  const name = String(toFields(error).name)
  const status = statusOf(error)
  const reason =
    REASONS[name] ??
    // an answer without content does not say more
    (status === 403 ? 'the key is not known there, or may not do this' : undefined) ??
    (typeof status === 'number' ? `it answered ${status} (${name})` : 'it cannot be reached')
  return new StorageUnavailableError(reason, error)
}

/** @throws as `toStorageError` */
export const asking = async <Result>(call: () => Promise<Result>): Promise<Result> => {
  try {
    return await call()
  } catch (error) {
    throw toStorageError(error)
  }
}

/** @returns undefined where an object is missing */
export const ifThere = async <Result>(call: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await call()
  } catch (error) {
    if (isMissing(error)) return undefined
    throw toStorageError(error)
  }
}
