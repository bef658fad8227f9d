import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Report, seconds } from './report'

/** What a part of the work with money took, as `moneyWorker.ts` sends it, a line of JSON each. */
export interface MoneyFigures {
  what: 'nothing, for comparison' | 'invoices' | 'preview' | 'import' | 'arrears'
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

const TITLES: Record<MoneyFigures['what'], string> = {
  'nothing, for comparison': 'The event loop of an idle process, for comparison',
  invoices: '5,000 invoices created, with numbers, ledger and mails',
  preview: 'A statement of 5,000 lines matched, for its preview',
  import: 'A statement of 5,000 lines matched and imported, with payments, ledger and receipts',
  arrears: 'Arrears report over 50,000 people who owe',
}
/** The longest that the event loop may be held. */
const MAX_HOLD_MS = 50
const MEBIBYTE = 1024 ** 2

/** Measures the work with money in a process of its own, on an empty database. */
export const reportMoney = async (report: Report, env: Record<string, string>): Promise<void> => {
  const file = fileURLToPath(new URL('moneyWorker.mjs', import.meta.url))
  const child = spawn(process.execPath, ['--expose-gc', file], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = new Promise((resolve) => child.on('exit', resolve))
  for await (const line of createInterface({ input: child.stdout })) {
    const { what, ms, wallMs, processorMs, collectionMs, bytes, growthBytes, outcome } = JSON.parse(
      line,
    ) as MoneyFigures
    const isKept = processorMs <= MAX_HOLD_MS
    if (!isKept) process.exitCode = 1
    report(
      TITLES[what],
      `${isKept ? '' : 'BROKEN: '}${seconds(ms)}, ${outcome}; memory ${Math.round(bytes / MEBIBYTE)} MB, ` +
        `${Math.round(growthBytes / MEBIBYTE)} MB more than before; event loop held for at most ` +
        `${processorMs.toFixed(0)} ms of processor time, ${wallMs.toFixed(0)} ms by the clock (collecting garbage: ${collectionMs.toFixed(0)} ms)`,
      `event loop held for at most ${MAX_HOLD_MS} ms`,
    )
  }
  const code = await ended
  if (code !== 0) throw new Error(`The work with money ended with ${String(code)}`)
}
