/**
 * What is said of events wherever they stand; apart from the rest, for the home page's sake. Source: spec.md
 * section 2, "Events".
 */
export const upcomingMessages = {
  none: 'Check back soon for upcoming events and conferences',
  toBeAnnounced: 'Date to be announced',
} as const
