import { DetailedError, Upload } from 'tus-js-client'
import { ApiError, toApiError } from '../ApiError'
import { messages } from '../messages/messages'
import {
  type Uploader,
  dropUnfinishedUpload,
  readUnfinishedUpload,
  writeUnfinishedUpload,
} from './unfinishedUploads'
import { cancellation, isLeft } from './cancellation'
import { identifyFile } from './identifyFile'

/** Each piece is a request of its own: small enough for whatever stands between, and for a slow line. */
const PIECE_BYTES = 16 * 1024 * 1024
/**
 * A connection that is lost is tried again after so long; what had arrived is not sent again. About 20
 * minutes in all.
 */
const RETRY_MS = [500, 1000, 2000, 4000, 8000, 15_000, ...Array<number>(40).fill(30_000)]
/** Refusals that pass: another piece is still being received, too many requests, the server starts again. */
const PASSING = [408, 409, 423, 429, 500, 502, 503, 504]

const statusOf = (error: unknown): number =>
  error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0

const toError = async (error: unknown): Promise<ApiError> => {
  const response = error instanceof DetailedError ? error.originalResponse : undefined
  if (!response) return new ApiError(0, 'network', messages.network)
  return toApiError(new Response(response.getBody(), { status: response.getStatus() }))
}

export interface Sending {
  uploader: Uploader
  /** Gives it up, here and on the server; or, if the page is left, here alone. */
  signal: AbortSignal
  /** How many bytes the server has. */
  onProgress: (sent: number) => void
  /** That an upload goes on which was interrupted, and from which byte. */
  onResumed: (from: number) => void
}

export interface Sent {
  /** The upload's. */
  key: string
  /** Has this device remember the upload no more. */
  forget: () => void
}

/** @param identity under which the upload is remembered, if it is */
const send = (
  file: File,
  identity: string | undefined,
  { uploader, signal, onProgress, onResumed }: Sending,
): Promise<Sent> =>
  new Promise((resolve, reject) => {
    const begun = identity === undefined ? undefined : readUnfinishedUpload(uploader, identity)
    const remember = (): void => {
      if (identity !== undefined && upload.url && !signal.aborted)
        writeUnfinishedUpload(uploader, identity, { url: upload.url, size: file.size })
    }
    const forget = (): void => {
      if (identity !== undefined) dropUnfinishedUpload(uploader, identity)
    }
    const giveUp = (): void => {
      const isForGood = !isLeft(signal.reason)
      if (isForGood) forget()
      // While it is begun nobody knows what the server is to forget: `onUploadUrlAvailable` does.
      if (isForGood && !upload.url) return
      // What could not be told to the server is given up there after a day.
      void upload.abort(isForGood).catch(() => {})
    }
    const upload = new Upload(file, {
      endpoint: '/api/uploads',
      uploadUrl: begun?.url,
      chunkSize: PIECE_BYTES,
      retryDelays: RETRY_MS,
      metadata: { purpose: uploader.purpose },
      storeFingerprintForResuming: false,
      onShouldRetry: (error) =>
        !signal.aborted && (statusOf(error) === 0 || PASSING.includes(statusOf(error))),
      onAfterResponse: (request, response) => {
        if (request.getMethod() !== 'HEAD') return
        // Else it would be begun anew for no more than a server that starts again.
        if (PASSING.includes(response.getStatus()))
          throw new Error('How far the upload is could not be asked')
        const arrived = Number(response.getHeader('Upload-Offset'))
        if (begun?.url === upload.url && response.getStatus() === 200 && arrived > 0) onResumed(arrived)
      },
      onProgress,
      onChunkComplete: remember,
      onError: (error) => void toError(error).then(reject),
      onSuccess: () => resolve({ key: upload.url?.split('/').at(-1) ?? '', forget }),
      onUploadUrlAvailable: () => {
        if (signal.aborted) giveUp()
        else remember()
      },
    })
    signal.addEventListener('abort', () => {
      giveUp()
      reject(cancellation())
    })
    signal.throwIfAborted()
    upload.start()
  })

/**
 * Sends a file to the server in pieces, and goes on by itself after a lost connection. An upload that a reload or a
 * closed page interrupted goes on from where it stopped when the same person sends the same file again.
 * @returns the upload's key, once everything has arrived
 */
export const sendFile = async (file: File, sending: Sending): Promise<Sent> => {
  const identity = await identifyFile(file)
  if (identity === undefined) return send(file, undefined, sending)
  // A second tab that sends the same file at the same time makes an upload of its own.
  return navigator.locks.request(`ace.upload.${identity}`, { ifAvailable: true }, (lock) =>
    send(file, lock ? identity : undefined, sending),
  )
}
