import {
  type DiskRoom,
  type Expiry,
  type JobState,
  LITTLE_ROOM,
  type MigrationState,
  type Operations,
  SOON_DAYS,
} from '../../../domain/operations/operations.schema'
import { formatDate } from '../../lib/dates'

const DAY_MS = 86_400_000
const GIGABYTE = 1024 ** 3
const MEGABYTE = 1024 ** 2

/** `2.4 GB` */
const gigabytes = (bytes: number): string => `${(bytes / GIGABYTE).toFixed(1)} GB`

/** `310 MB` */
export const megabytes = (bytes: number): string => `${Math.round(bytes / MEGABYTE)} MB`

/** `80.1 GB of 252.0 GB free` */
export const roomText = ({ freeBytes, totalBytes }: DiskRoom): string =>
  `${gigabytes(freeBytes)} of ${gigabytes(totalBytes)} free`

const isLow = ({ freeBytes, totalBytes }: DiskRoom): boolean => freeBytes < totalBytes * LITTLE_ROOM

/** `settle-applications` as words: `Settle applications` */
export const jobTitle = (name: string): string => {
  const words = name.replaceAll('-', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** `until 3 March 2027`, or why that is not known */
export const expiryText = ({ expiresAt, problem }: Expiry): string =>
  expiresAt ? `until ${formatDate(expiresAt)}` : `could not be checked: ${problem ?? 'no reason was given'}`

const MIGRATION_PROBLEMS = {
  failed: 'failed',
  running: 'is running',
  pending: 'is still to be made',
} as const

/** `The migration 0002 words-of-the-audit-log failed.` */
const migrationText = ({ title, status }: MigrationState): string[] =>
  status === 'done' ? [] : [`The migration ${title} ${MIGRATION_PROBLEMS[status]}.`]

const isDueSoon = ({ expiresAt }: Expiry, now: number): boolean =>
  expiresAt === null || Date.parse(expiresAt) - now < SOON_DAYS * DAY_MS

const countText = (count: number, one: string, several: string): string =>
  count === 1 ? `1 ${one}` : `${count} ${several}`

/** What an administrator should look at, a sentence each; empty when all is well. */
export const attentionTexts = (operations: Operations, now: number): string[] => {
  const { disks, migrations, jobs, mails, expiries } = operations
  const failed = jobs.filter(({ lastError }: JobState) => lastError !== null)
  const late = jobs.filter(({ isLate }) => isLate)
  return [
    ...disks.filter(isLow).map((disk) => `${disk.name}: only ${roomText(disk)}.`),
    ...migrations.flatMap(migrationText),
    ...(failed.length > 0
      ? [
          `${countText(failed.length, 'job', 'jobs')} failed: ${failed.map(({ name }) => jobTitle(name)).join(', ')}.`,
        ]
      : []),
    ...(late.length > 0
      ? [
          `${countText(late.length, 'job is', 'jobs are')} late: ${late.map(({ name }) => jobTitle(name)).join(', ')}.`,
        ]
      : []),
    ...(mails.failed + mails.uncertain > 0
      ? [`${countText(mails.failed + mails.uncertain, 'email', 'emails')} could not be sent for certain.`]
      : []),
    ...expiries
      .filter((expiry) => isDueSoon(expiry, now))
      .map((expiry) => `${expiry.name}: ${expiryText(expiry)}.`),
  ]
}
