import type { IncomingMessage } from 'node:http'
import { ByteLengthQueuingStrategy, ReadableStream } from 'node:stream/web'

/**
 * How many bytes of a body wait in memory for their reader. Node's own adapter counts chunks, and would hold
 * a gigabyte.
 */
const WAITING_BYTES = 256 * 1024
/** A connection over which nothing arrived for so long is closed. */
const SILENCE_MS = 60_000

export interface StreamedBody {
  stream: ReadableStream<Uint8Array>
  /** Reads and drops what is left, so that the answer arrives and the connection can be used again. */
  drop: () => void
}

/** A request's body as it comes, at the pace at which it is read. */
export const streamBody = (incoming: IncomingMessage): StreamedBody => {
  let isDropped = false
  const drop = (): void => {
    isDropped = true
    incoming.resume()
  }
  incoming.setTimeout(SILENCE_MS, () => incoming.destroy())
  const stream = new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = (act: () => void): void => {
          if (isDropped) return
          isDropped = true
          act()
        }
        incoming.on('data', (chunk: Buffer) => {
          if (isDropped) return
          controller.enqueue(chunk)
          if ((controller.desiredSize ?? 0) <= 0) incoming.pause()
        })
        incoming.once('end', () => end(() => controller.close()))
        incoming.once('error', (error) => end(() => controller.error(error)))
        incoming.once('close', () => end(() => controller.error(new Error('The request broke off'))))
      },
      pull() {
        incoming.resume()
      },
      cancel: drop,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: WAITING_BYTES }),
  )
  return { stream, drop }
}
