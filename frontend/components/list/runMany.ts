import pLimit from 'p-limit'
import { ApiError } from '../../lib/ApiError'
import type { ListPage } from './ListView'

/** How many rows are worked on at once: the server has other people to answer. */
const AT_ONCE = 2
/** How many rows are selected at most. */
export const MAX_SELECTED = 500

/** How often a row waits for its turn where the server has had enough requests for now. */
const MAX_WAITS = 5

/** An action that is done to many rows, one after the other. */
export interface ManyAction<Row> {
  /** On its button: "Assign to Me". */
  label: string
  /** What becomes of rows: "will be assigned to you", "was assigned to you". */
  willBe: string
  was: string
  /** What they come to, as in "USD 1,240.00 in all". */
  total?: (rows: readonly Row[]) => string
  /** Why a row is left out, as in "2 are left out: …"; undefined where it is not. */
  leftOut?: (row: Row) => string | undefined
  /** Does it; an error that is thrown is the row's own. */
  run: (row: Row) => Promise<unknown>
  /** Takes it back, where that is possible. */
  undo?: (row: Row) => Promise<unknown>
}

/** What became of the rows. */
export interface ManyOutcome<Row> {
  done: Row[]
  failed: { row: Row; error: unknown }[]
  /** Not begun any more when it was stopped. */
  left: Row[]
}

/** Which rows are taken, and why the others are not. */
export const sortOut = <Row>(
  rows: readonly Row[],
  { leftOut }: Pick<ManyAction<Row>, 'leftOut'>,
): { taken: Row[]; reasons: { reason: string; count: number }[] } => {
  const taken: Row[] = []
  const counts = new Map<string, number>()
  for (const row of rows) {
    const reason = leftOut?.(row)
    if (reason === undefined) taken.push(row)
    else counts.set(reason, (counts.get(reason) ?? 0) + 1)
  }
  return { taken, reasons: [...counts].map(([reason, count]) => ({ reason, count })) }
}

interface RunOptions {
  /** Called with how many are through. */
  onProgress: (through: number) => void
  /** Called with how many seconds the server asks to wait. */
  onWait: (seconds: number) => void
  /** Stops before the next row. */
  signal: AbortSignal
}

const sleep = (seconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, seconds * 1000)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      resolve()
    })
  })

/** Does it, again where the server says that it takes no more for now: a minute has as many changes as it allows. */
const runInTurn = async (
  run: () => Promise<unknown>,
  { onWait, signal }: Omit<RunOptions, 'onProgress'>,
): Promise<void> => {
  for (let waits = 0; ; waits += 1) {
    try {
      await run()
      return
    } catch (error) {
      const seconds = error instanceof ApiError && error.status === 429 ? error.retryAfterSeconds : undefined
      if (seconds === undefined || waits === MAX_WAITS || signal.aborted) throw error
      onWait(seconds)
      await sleep(seconds, signal)
    }
  }
}

/** Does something to many rows. Each fails alone. */
export const runMany = async <Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  { onProgress, ...options }: RunOptions,
): Promise<ManyOutcome<Row>> => {
  const outcome: ManyOutcome<Row> = { done: [], failed: [], left: [] }
  let through = 0
  await pLimit(AT_ONCE).map([...rows], async (row) => {
    if (options.signal.aborted) {
      outcome.left.push(row)
      return
    }
    try {
      await runInTurn(() => run(row), options)
      outcome.done.push(row)
    } catch (error) {
      outcome.failed.push({ row, error })
    }
    through += 1
    onProgress(through)
  })
  return outcome
}

/**
 * Reads further pages of a list until it has all rows or as many as can be selected.
 * @param load reads a page, counted from 1
 */
export const loadAllRows = async <Row>(load: (page: number) => Promise<ListPage<Row>>): Promise<Row[]> => {
  const rows: Row[] = []
  for (let page = 1; rows.length < MAX_SELECTED; page += 1) {
    const { docs, totalPages } = await load(page)
    rows.push(...docs)
    if (page >= totalPages || docs.length === 0) break
  }
  return rows.slice(0, MAX_SELECTED)
}
