import { executionAsyncResource } from 'node:async_hooks'

/** Never read: that it is there is what counts. */
const kept: object[] = []

/**
 * Keeps one entry of the queue of `process.nextTick` for good, and with it V8's description of such entries. When the
 * whole heap is collected while the queue is empty, as at the end of a start, V8 drops that description, and from then
 * on makes every entry on a slow path: a cached page took 40 µs of the processor instead of 35, and everything that
 * waits for a socket or a stream pays for it. To be called before anything else.
 */
export const keepTicks = (): void => {
  process.nextTick(() => kept.push(executionAsyncResource()))
}
