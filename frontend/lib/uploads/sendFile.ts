import { type DetailedError, Upload } from 'tus-js-client'
import type { UploadPurpose } from '../../../collections/FileUploads/schema'
import { ApiError, toApiError } from '../ApiError'
import { messages } from '../messages/messages'
import { cancellation } from './cancellation'

/** Each piece is a request of its own: small enough for whatever stands between, and for a slow line. */
const PIECE_BYTES = 16 * 1024 * 1024
/** A connection that is lost is tried again after so long; what had arrived is not sent again. About 20 minutes in all. */
const RETRY_MS = [500, 1000, 2000, 4000, 8000, 15_000, ...Array<number>(40).fill(30_000)]
/** Refusals that pass: another piece is still being received, too many requests, the server starts again. */
const PASSING = [408, 409, 423, 429, 500, 502, 503, 504]

const statusOf = (error: unknown): number => (error as DetailedError).originalResponse?.getStatus() ?? 0

const toError = async (error: unknown): Promise<ApiError> => {
  const response = (error as DetailedError).originalResponse
  if (!response) return new ApiError(0, 'network', messages.network)
  return toApiError(new Response(response.getBody(), { status: response.getStatus() }))
}

/**
 * Sends a file to the server in pieces, and goes on by itself after a lost connection.
 * @param signal gives it up, here and on the server
 * @param onProgress how many bytes the server has
 * @returns the upload's key, once everything has arrived
 */
export const sendFile = (file: File, purpose: UploadPurpose, signal: AbortSignal, onProgress: (sent: number) => void): Promise<string> =>
  new Promise((resolve, reject) => {
    // What could not be told to the server is given up there after a day.
    const giveUpThere = (): void => void upload.abort(true).catch(() => {})
    const upload = new Upload(file, {
      endpoint: '/api/uploads',
      chunkSize: PIECE_BYTES,
      retryDelays: RETRY_MS,
      metadata: { purpose },
      storeFingerprintForResuming: false,
      onShouldRetry: (error) => !signal.aborted && (statusOf(error) === 0 || PASSING.includes(statusOf(error))),
      onProgress,
      onError: (error) => void toError(error).then(reject),
      onSuccess: () => resolve(upload.url?.split('/').at(-1) ?? ''),
      // Given up while it was begun: only now is it known what the server is to forget.
      onUploadUrlAvailable: () => {
        if (signal.aborted) giveUpThere()
      },
    })
    signal.addEventListener('abort', () => {
      if (upload.url) giveUpThere()
      reject(cancellation())
    })
    signal.throwIfAborted()
    upload.start()
  })
