import { type QueryKey, useMutation } from '@tanstack/react-query'
import { useApp } from './app'

interface HasDocs<Row> {
  docs: Row[]
}

export interface RowChange<Row, Change> {
  /** Of the list that is shown: pages of it under other filters are loaded anew when they are looked at. */
  listKey: QueryKey
  /** What all lists of this kind are called by. */
  kindKey: QueryKey
  isRow: (row: Row, change: Change) => boolean
  /** The row as it will be. */
  apply: (row: Row, change: Change) => Row
  send: (change: Change) => Promise<unknown>
  onDone?: (change: Change) => void
  onFailed: (error: unknown, change: Change) => void
}

/**
 * Changes a row of a list before the server has agreed, and gives it back its old look when the server does not. The
 * row stays where it is, even if a filter would leave it out now: it goes when the list is asked for again. A list that
 * is still loading (the one before is shown meanwhile) goes on, and is asked for again when the change is done.
 */
export const useRowChange = <Row, Change>({
  listKey,
  kindKey,
  isRow,
  apply,
  send,
  onDone,
  onFailed,
}: RowChange<Row, Change>) => {
  const { queryClient } = useApp()
  const put = (change: Change, next: (row: Row) => Row): void => {
    queryClient.setQueryData<HasDocs<Row>>(
      listKey,
      (list) => list && { ...list, docs: list.docs.map((row) => (isRow(row, change) ? next(row) : row)) },
    )
  }
  return useMutation({
    mutationFn: send,
    onMutate: async (change: Change) => {
      const before = queryClient.getQueryData<HasDocs<Row>>(listKey)?.docs.find((row) => isRow(row, change))
      if (before) {
        await queryClient.cancelQueries({ queryKey: listKey })
        put(change, (row) => apply(row, change))
      }
      return { before }
    },
    onSuccess: async (_answer, change, { before }) => {
      onDone?.(change)
      await queryClient.invalidateQueries({ queryKey: kindKey, refetchType: before ? 'none' : 'active' })
    },
    onError: async (error, change, context) => {
      const before = context?.before
      if (before !== undefined) put(change, () => before)
      onFailed(error, change)
      await queryClient.invalidateQueries({ queryKey: kindKey }) // what it is by now, if a colleague was quicker
    },
  })
}
