import { PerformanceObserver } from 'node:perf_hooks'

/** How often it is looked; a hold shorter than this is not seen. */
const TICK_MS = 2

/** The longest that work held the event loop, in milliseconds. */
export interface LoopHolds {
  /** By the clock: with it, the time in which the machine gave the processor to others. */
  wallMs: number
  /** By the processor time of this process, which others do not lengthen; with its threads that collect garbage. */
  processorMs: number
  /** The longest that collecting garbage stopped the process, which is within the holds. */
  collectionMs: number
}

/** Begins to watch the event loop. @returns ends it, and tells the longest hold */
export const watchLoop = (): (() => LoopHolds) => {
  const holds: LoopHolds = { wallMs: 0, processorMs: 0, collectionMs: 0 }
  let [at, used] = [performance.now(), process.cpuUsage()]
  const timer = setInterval(() => {
    const wallMs = performance.now() - at - TICK_MS
    const { user, system } = process.cpuUsage(used)
    holds.wallMs = Math.max(holds.wallMs, wallMs)
    holds.processorMs = Math.max(holds.processorMs, Math.min(wallMs, (user + system) / 1000))
    at = performance.now()
    used = process.cpuUsage()
  }, TICK_MS)
  const collections = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) holds.collectionMs = Math.max(holds.collectionMs, duration)
  })
  collections.observe({ entryTypes: ['gc'] })
  return () => {
    clearInterval(timer)
    collections.disconnect()
    return holds
  }
}
