/** Apart from the form's schema, so that a list of events does not load zod. Source: decisions.md "Event status". */
export const EVENT_STATUSES = { draft: 'Draft', published: 'Published', cancelled: 'Cancelled' } as const
export type EventStatus = keyof typeof EVENT_STATUSES

/** The status of a stored event: whether it is public, and whether it is cancelled. */
export const eventStatusOf = ({
  _status,
  isCancelled,
}: {
  _status?: string | null
  isCancelled?: boolean | null
}): EventStatus => {
  if (_status !== 'published') return 'draft'
  return isCancelled ? 'cancelled' : 'published'
}
