import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Report, seconds } from './report'

/** What a part of a work took, as a worker sends it, a line of JSON each. */
export interface PartFigures<What extends string> {
  what: What
  ms: number
  wallMs: number
  processorMs: number
  collectionMs: number
  /** The most memory during the part, and how much more that is than before. */
  bytes: number
  growthBytes: number
  /** What came of it. */
  outcome: string
}

/** The longest that the event loop may be held. */
const MAX_HOLD_MS = 50
const MEBIBYTE = 1024 ** 2

/**
 * Measures a work in a process of its own, on an empty database, and reports its parts.
 * @param worker the file of the process, beside this one once it is built
 * @param titles of the parts
 * @param maxMs how long some of them may take
 */
export const reportWorker = async <What extends string>(
  worker: string,
  titles: Record<What, string>,
  report: Report,
  env: Record<string, string>,
  maxMs: Partial<Record<What, number>> = {},
): Promise<void> => {
  const file = fileURLToPath(new URL(worker, import.meta.url))
  const child = spawn(process.execPath, ['--expose-gc', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  for await (const line of createInterface({ input: child.stdout })) {
    const figures = JSON.parse(line) as PartFigures<What>
    const { what, ms, wallMs, processorMs, collectionMs, bytes, growthBytes, outcome } = figures
    // a line of the log
    if (!Object.hasOwn(titles, what)) {
      process.stderr.write(`${line}\n`)
      continue
    }
    const limit = maxMs[what] ?? Infinity
    const isKept = processorMs <= MAX_HOLD_MS && ms <= limit
    if (!isKept) process.exitCode = 1
    report(
      titles[what],
      `${isKept ? '' : 'BROKEN: '}${seconds(ms)}, ${outcome}; memory ${Math.round(bytes / MEBIBYTE)} MB, ` +
        `${Math.round(growthBytes / MEBIBYTE)} MB more than before; event loop held for at most ` +
        `${processorMs.toFixed(0)} ms of processor time, ${wallMs.toFixed(0)} ms by the clock (collecting garbage: ${collectionMs.toFixed(0)} ms)`,
      `${limit < Infinity ? `at most ${seconds(limit)}; ` : ''}event loop held for at most ${MAX_HOLD_MS} ms`,
    )
  }
  const code = await ended
  if (code !== 0) throw new Error(`${worker} ended with ${String(code)}`)
}
