/** Apart from the form's schema, so that a list of events does not bring zod along. Source: decisions.md "Event status". */
export const EVENT_STATUSES = { draft: 'Draft', published: 'Published', cancelled: 'Cancelled' } as const
export type EventStatus = keyof typeof EVENT_STATUSES

/** The status of an event as it is stored: whether it is public, and whether it was called off. */
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
