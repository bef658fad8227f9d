import { watchLoop } from './loopHolds'
import type { PartFigures } from './reportWorker'

/** Runs a part and sends what it took to the process that measures. */
export const measurePart = async (what: string, work: () => Promise<unknown>): Promise<void> => {
  globalThis.gc?.()
  let bytes = process.memoryUsage.rss()
  const before = bytes
  const sampling = setInterval(() => (bytes = Math.max(bytes, process.memoryUsage.rss())), 50)
  const end = watchLoop()
  const started = performance.now()
  const outcome = await work()
  const ms = performance.now() - started
  const figures: PartFigures<string> = {
    what,
    ms,
    ...end(),
    bytes,
    growthBytes: bytes - before,
    outcome: String(outcome),
  }
  clearInterval(sampling)
  process.stdout.write(`${JSON.stringify(figures)}\n`)
}
