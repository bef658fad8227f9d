/** What lists of events say. Source: spec.md sections 2 and 8, "Events". */
export const eventListMessages = {
  loading: 'Loading events...',
  loadFailed: 'Failed to load events',
  noneTitle: 'No Upcoming Events',
  nonePast: 'No Past Events',
  noneInMonth: 'No events in this month',
  noneLeft: 'No event matches these filters',
} as const
