/*
 * A leaf: the panel's first page and the dashboard's show the same.
 */

import { ANSWER_PROMISED_DAYS } from '../../membership/applications/choices.schema'

/** A kind of work that waits for staff. */
export const PENDING_KINDS = [
  'tasks',
  'applications',
  'renewals',
  'removals',
  'groupRequests',
  'duplicates',
  'nominations',
  'endorsements',
  'messages',
  'reports',
  'papers',
  'openings',
  'mails',
  'schedules',
  'payments',
  'donations',
] as const
export type PendingKind = (typeof PENDING_KINDS)[number]

/** What one and several of a kind are called after their number. */
export const PENDING_TEXTS: Record<PendingKind, { one: string; many: string }> = {
  tasks: {
    one: 'Task: mine, my group’s or nobody’s',
    many: 'Tasks: mine, my group’s and nobody’s',
  },
  applications: {
    one: 'Application',
    many: 'Applications',
  },
  renewals: {
    one: 'Renewal request',
    many: 'Renewal requests',
  },
  removals: {
    one: 'Member due for removal',
    many: 'Members due for removal',
  },
  groupRequests: {
    one: 'Request to join a group',
    many: 'Requests to join a group',
  },
  duplicates: {
    one: 'Possible duplicate',
    many: 'Possible duplicates',
  },
  nominations: { one: 'Nomination', many: 'Nominations' },
  endorsements: {
    one: 'Unanswered confirmation',
    many: 'Unanswered confirmations',
  },
  messages: { one: 'Contact message', many: 'Contact messages' },
  reports: { one: 'Reported message', many: 'Reported messages' },
  papers: { one: 'Submitted paper', many: 'Submitted papers' },
  openings: { one: 'Job opening', many: 'Job openings' },
  mails: { one: 'Email that failed', many: 'Emails that failed' },
  schedules: {
    one: 'Scheduled change that failed',
    many: 'Scheduled changes that failed',
  },
  payments: {
    one: 'Payment to check',
    many: 'Payments to check',
  },
  donations: {
    one: 'Donation to check',
    many: 'Donations to check',
  },
}

/** What stands after the number of what waits: `Applications`. */
export const pendingTitle = (kind: PendingKind, total: number): string =>
  PENDING_TEXTS[kind][total === 1 ? 'one' : 'many']

/** Within how many days the association has promised an answer. Source: issue 13, part 5; the texts of the site. */
export const PROMISED_DAYS: Partial<Record<PendingKind, { days: number; text: string }>> = {
  applications: { days: ANSWER_PROMISED_DAYS, text: '3 weeks' },
  messages: { days: 1, text: '24 hours' },
}

/** How long something has waited, in days; the last group is open. */
export const AGE_GROUPS = {
  week: { label: 'this week', fromDays: 0 },
  month: { label: 'more than a week', fromDays: 7 },
  older: { label: 'more than a month', fromDays: 30 },
} as const
export type AgeGroup = keyof typeof AGE_GROUPS

/** What is done with something that waits without opening it. */
export const PENDING_STEPS = [
  'startReview',
  'confirmRenewal',
  'acceptIntoGroup',
  'claimMessage',
  'sendAgain',
] as const
export type PendingStep = (typeof PENDING_STEPS)[number]

export interface WaitingItem {
  /**
   * Of the record; of a scheduled change: the panel's path of what was to be changed; of an endorsement: what it is
   * about (`sponsor`, `nominator`, `nominee`), the id of that, and its own, with dots between.
   */
  id: string
  /** What it is called: a person's name, a subject, a title. */
  title: string
  /** Since when it waits, ISO 8601. */
  since: string
  /** Id of the record itself. */
  record: string
  /** When the record was changed last, ISO 8601: what was changed meanwhile is refused. */
  updatedAt: string
  /**
   * What can be done with it at once by who asks; null where it has to be opened first, or where a colleague decides
   * because it is about the reader.
   */
  step: PendingStep | null
}

export interface PendingGroup {
  kind: PendingKind
  total: number
  ages: Record<AgeGroup, number>
  /** How many have waited longer than the association has promised; 0 where it has promised nothing. */
  late: number
  /** Those that have waited longest, the oldest first. */
  oldest: WaitingItem[]
}
