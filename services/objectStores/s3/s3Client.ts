import { S3, type S3ClientConfig } from '@aws-sdk/client-s3'
import pTimeout from 'p-timeout'
import type { S3Settings } from './s3Settings'

/** The size of a part of a large object, in bytes: that of a piece of an upload, so that each is one part. */
export const PART_BYTES = 16 * 1024 ** 2

/** Tries of one call: faults that pass and answers that ask for patience are repeated after a moment. */
const MAX_ATTEMPTS = 3
const CONNECT_WITHIN_MS = 2_000
/** Nothing is sent or received for so long. */
const IDLE_MS = 60_000
/** How long a call may take with all its tries, until its answer begins: a person waits for it. */
const ANSWER_WITHIN_MS = 7_000
/** The same for a call that sends a part, or puts parts together. */
const SENT_WITHIN_MS = 120_000

const SENDING = new Set(['PutObjectCommand', 'UploadPartCommand', 'CompleteMultipartUploadCommand'])

/**
 * The configuration of Amazon's client. Checksums that other stores do not know are left out: SHA-256 is ours.
 */
export const s3ClientConfig = (settings: S3Settings): S3ClientConfig => ({
  region: settings.region,
  ...(settings.endpoint && { endpoint: settings.endpoint }),
  forcePathStyle: settings.isPathStyle,
  credentials: { accessKeyId: settings.accessKeyId, secretAccessKey: settings.secretAccessKey },
  maxAttempts: MAX_ATTEMPTS,
  requestChecksumCalculation: 'WHEN_REQUIRED',
  responseChecksumValidation: 'WHEN_REQUIRED',
  requestHandler: {
    connectionTimeout: CONNECT_WITHIN_MS,
    requestTimeout: IDLE_MS,
    throwOnRequestTimeout: true,
    socketTimeout: IDLE_MS,
  },
})

/** Gives every call of a client a deadline. */
export const limitCalls = (client: S3): S3 => {
  client.middlewareStack.add(
    (next, { commandName = '' }) =>
      (args) =>
        pTimeout(next(args), {
          milliseconds: SENDING.has(commandName) ? SENT_WITHIN_MS : ANSWER_WITHIN_MS,
        }),
    { step: 'initialize', name: 'deadline', priority: 'high' },
  )
  return client
}

export const createS3Client = (settings: S3Settings): S3 => limitCalls(new S3(s3ClientConfig(settings)))
