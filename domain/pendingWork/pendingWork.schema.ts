/** A kind of work that waits for staff. A leaf: the panel's first page and the dashboard show the same. */
export const PENDING_KINDS = [
  'applications',
  'renewals',
  'removals',
  'nominations',
  'endorsements',
  'messages',
  'reports',
  'papers',
  'mails',
  'schedules',
  'donations',
] as const
export type PendingKind = (typeof PENDING_KINDS)[number]

/** How long something has waited, in days; the last group is open. */
export const AGE_GROUPS = {
  week: { label: 'this week', fromDays: 0 },
  month: { label: 'more than a week', fromDays: 7 },
  older: { label: 'more than a month', fromDays: 30 },
} as const
export type AgeGroup = keyof typeof AGE_GROUPS

export interface WaitingItem {
  /**
   * Of the record; of a scheduled change: the panel's path of what was to be changed; of an endorsement: what it is about
   * (`sponsor`, `nominator`, `nominee`), the id of that, and its own, with dots between.
   */
  id: string
  /** What it is called: a person's name, a subject, a title. */
  title: string
  /** Since when it waits, ISO 8601. */
  since: string
}

export interface PendingGroup {
  kind: PendingKind
  total: number
  ages: Record<AgeGroup, number>
  /** Those that have waited longest, the oldest first. */
  oldest: WaitingItem[]
}
