import { readFile, rm } from 'node:fs/promises'
import type { IncomingMessage } from 'node:http'
import pLimit from 'p-limit'
import { problem } from '../../endpoints/answers'
import type { PictureUpload } from '../../endpoints/requirements.types'
import { createLimit } from '../../platform/createLimit'
import { createMultipartCheck } from './multipartCheck'
import { MAX_MEDIA_BYTES, MAX_UPLOAD_BYTES } from './readBody'
import { refuseUnread, tooManyUploads } from './refusals'
import { spoolBody } from './spoolBody'

/** `maxWaiting`: how many may be arriving at once. They wait on the disk: 600 MB at most of each size. */
const SIZES = {
  picture: { maxBytes: MAX_UPLOAD_BYTES, maxWaiting: 100, arrivalMs: 60_000 },
  /** 25 MB over half a megabit a second. */
  'large-picture': { maxBytes: MAX_MEDIA_BYTES, maxWaiting: 22, arrivalMs: 7 * 60_000 },
} as const satisfies Record<PictureUpload['size'], object>

/** How many are in memory and processed at once: decoding a picture takes a core and up to 200 MB. */
const MAX_PROCESSED = 2

/** How long the body of an upload may take to arrive. */
export const uploadArrivalMs = ({ size }: PictureUpload): number => SIZES[size].arrivalMs

export type PictureReceiver = (
  incoming: IncomingMessage,
  upload: PictureUpload,
  answer: (body: Buffer) => Promise<Response>,
) => Promise<Response>

/** Receives a picture on the disk, and limits how many are processed at once. */
export const createPictureReceiver = (): PictureReceiver => {
  const waiting = {
    picture: createLimit(SIZES.picture.maxWaiting),
    'large-picture': createLimit(SIZES['large-picture'].maxWaiting),
  }
  const work = pLimit(MAX_PROCESSED)

  return async (incoming, { size, tooLarge }, answer) => {
    const receive = async (): Promise<Response> => {
      const check = createMultipartCheck(incoming.headers['content-type'] ?? '')
      const spooled = await spoolBody(incoming, SIZES[size].maxBytes, check.look)
      const refusal = await check.end()
      if ('problem' in spooled)
        return problem(spooled.status, 'body', spooled.status === 413 ? tooLarge : spooled.problem)
      try {
        return refusal ?? (await work(async () => answer(await readFile(spooled.file))))
      } finally {
        await rm(spooled.file, { force: true })
      }
    }
    return waiting[size](receive) ?? refuseUnread(incoming, tooManyUploads())
  }
}
