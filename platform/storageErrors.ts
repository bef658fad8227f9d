/** The store of files did not do what it was asked for: whether a write took effect is unknown. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError'

  /** @param reason for operators: neither secrets nor names of files */
  constructor(reason: string, cause?: unknown) {
    super(`The store of files: ${reason}`, { cause })
  }
}

/** Whether an error comes from a store of files that could not answer: the caller may try again. */
export const isStorageUnavailable = (error: unknown): boolean => {
  for (
    let current = error, depth = 0;
    current instanceof Error && depth < 5;
    current = current.cause, depth += 1
  )
    if (current.name === 'StorageUnavailableError') return true
  return false
}

/** What people are told. */
export const STORAGE_UNAVAILABLE = {
  code: 'storage_unavailable',
  message: 'Files cannot be read or stored at the moment. Please try again in a few minutes.',
} as const
