import type { KeyboardEvent } from 'react'

/** What keys do to the row that has the focus, by its key. */
export interface RowKeys {
  toggle: (key: string | undefined) => void
  open: (key: string | undefined) => void
}

/** Where the focus goes in a row: what the row is called, or the first thing in it that takes the focus. */
const focusRow = (row: Element | null): boolean => {
  const target =
    row?.querySelector<HTMLElement>('th a, th button') ?? row?.querySelector<HTMLElement>('a, button')
  target?.focus()
  return Boolean(target)
}

/** Controls with keys of their own, and what stands in a dialog that a row has opened. */
const isControl = (target: Element): boolean =>
  target.matches('select, textarea, summary, [contenteditable], input:not([type=checkbox])') ||
  target.closest('dialog') !== null

/**
 * The keys of a list, for the row that has the focus: up and down go to another, "x" selects it, the space bar opens it
 * beside the list. Enter follows its link, as everywhere.
 */
export const onTableKey = (event: KeyboardEvent, keys: RowKeys): void => {
  const { key, target } = event
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof Element) || isControl(target))
    return
  const row = target.closest('tr')
  if (!row) return
  if (key === 'ArrowDown' && focusRow(row.nextElementSibling)) event.preventDefault()
  if (key === 'ArrowUp' && focusRow(row.previousElementSibling)) event.preventDefault()
  if (key === 'x') keys.toggle(row.dataset.key)
  if (key === ' ' && target.matches('a')) {
    event.preventDefault()
    keys.open(row.dataset.key)
  }
}
