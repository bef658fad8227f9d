import pLimit from 'p-limit'
import type { ListPage } from './ListView'

/** How many rows are worked on at once: the server has other people to answer. */
const AT_ONCE = 2
/** How many rows are selected at most. */
export const MAX_SELECTED = 500

/** An action that is done to many rows, one after the other. */
export interface ManyAction<Row> {
  /** On its button: "Assign to Me". */
  label: string
  /** What becomes of rows: "will be assigned to you", "was assigned to you". */
  willBe: string
  was: string
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

/**
 * Does something to many rows. Each fails alone.
 * @param onProgress called with how many are through
 * @param signal stops before the next row
 */
export const runMany = async <Row>(
  rows: readonly Row[],
  run: (row: Row) => Promise<unknown>,
  { onProgress, signal }: { onProgress: (through: number) => void; signal: AbortSignal },
): Promise<ManyOutcome<Row>> => {
  const outcome: ManyOutcome<Row> = { done: [], failed: [], left: [] }
  let through = 0
  await pLimit(AT_ONCE).map([...rows], async (row) => {
    if (signal.aborted) {
      outcome.left.push(row)
      return
    }
    try {
      await run(row)
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
