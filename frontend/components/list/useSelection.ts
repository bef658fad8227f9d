import { useState } from 'react'

/** The rows of a list that are selected, also those of other pages of it. */
export interface Selection<Row> {
  rows: readonly Row[]
  has: (row: Row) => boolean
  /** Selects rows, or takes them out. */
  put: (rows: readonly Row[], isSelected: boolean) => void
  clear: () => void
}

/**
 * Keeps which rows are selected.
 * @param rowKey names a row
 * @param narrowing of the list: under another the selection is empty, so that nothing unseen is acted on
 */
export const useSelection = <Row>(rowKey: (row: Row) => string, narrowing: string): Selection<Row> => {
  const [kept, setKept] = useState<{ narrowing: string; rows: ReadonlyMap<string, Row> }>({
    narrowing,
    rows: new Map(),
  })
  const rows: ReadonlyMap<string, Row> = kept.narrowing === narrowing ? kept.rows : new Map()
  return {
    rows: [...rows.values()],
    has: (row) => rows.has(rowKey(row)),
    put: (changed, isSelected) => {
      const next = new Map(rows)
      for (const row of changed) {
        if (isSelected) next.set(rowKey(row), row)
        else next.delete(rowKey(row))
      }
      setKept({ narrowing, rows: next })
    },
    clear: () => setKept({ narrowing, rows: new Map() }),
  }
}
