/*
 * A leaf: what `GET /api/operations` answers, and `/admin/status` shows.
 */

/** A periodic job (`server/jobs`), as its last run left it. */
export interface JobState {
  name: string
  /** ISO 8601; when it is to run next. */
  dueAt: string
  /** ISO 8601; null for one that has not run yet. */
  finishedAt: string | null
  /** Why its last run failed; null where it did not. */
  lastError: string | null
  /** Whether it should have run a while ago and has not. */
  isLate: boolean
}

/** The mails that have not been sent. */
export interface MailQueue {
  queued: number
  sending: number
  uncertain: number
  failed: number
  /** ISO 8601; since when the first of the queue waits; null for an empty one. */
  oldestAt: string | null
}

/** The payments that wait for somebody, a provider or a member of staff. */
export interface PaymentQueue {
  /** Reported by a member, to be checked. */
  reported: number
  /** Asked of a provider, which has not answered. */
  started: number
}

/** Room on the disk of a folder, in bytes. */
export interface DiskRoom {
  /** What lies there. */
  name: string
  freeBytes: number
  totalBytes: number
}

/** A change of the stored data that a version of the product made at its start (`server/database/migrations`). */
export interface MigrationState {
  /** Number and name: `0002 words-of-the-audit-log`. */
  title: string
  /** `pending`: a start that is under way, or has failed, has not come to it. */
  status: 'pending' | 'running' | 'failed' | 'done'
  /** The version of the product that ran it, or is to run it. */
  version: string
  /** How many documents it has changed. */
  changed: number
  /** ISO 8601; null for one that is not done. */
  finishedAt: string | null
  /** Why it failed, with the document; null where it did not. */
  error: string | null
}

/** Something that must be renewed before a day. */
export interface Expiry {
  name: string
  /** ISO 8601; null where it could not be found out, which `problem` explains. */
  expiresAt: string | null
  problem: string | null
}

export interface Operations {
  version: string
  nodeVersion: string
  /** ISO 8601. */
  startedAt: string
  memoryBytes: number
  database: { version: string; isReplicaSet: boolean; answeredMs: number }
  disks: DiskRoom[]
  migrations: MigrationState[]
  jobs: JobState[]
  mails: MailQueue
  payments: PaymentQueue
  expiries: Expiry[]
}

/** A job that is this late is said to be late: longer than one that waits for others takes. */
export const LATE_JOB_MINUTES = 15
/** Less room than this part of a disk is too little. */
export const LITTLE_ROOM = 0.1
/** What expires within this many days is to be renewed. */
export const SOON_DAYS = 14
