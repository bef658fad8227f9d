import { z } from 'zod'
import type { DrawnCode } from '../../../platform/drawnCode.schema'
import { ON_ONE_LINE } from '../../../platform/requiredText.schema'
import { MAX_AMOUNT_MINOR, currencySchema } from '../../../platform/money.schema'
import { DOOR_LIMITS } from './door.constants'

const nameSchema = (missing: string) =>
  z
    .string(missing)
    .trim()
    .min(1, missing)
    .max(100, 'At most 100 characters')
    .regex(...ON_ONE_LINE)

const entryId = z.string('Please send an id').regex(/^[\da-f]{24}$/, 'Please send an id')

/** Body of `POST /api/events/:id/door-passes`, for form and endpoint. */
export const newDoorPassSchema = z.strictObject({
  /** Who has it, and where: "Mary, main gate". It names the door in lists. */
  name: nameSchema('Please enter whom the link is for'),
  /** Id of the type of tickets without a seat, or of the session, that the door is for. Empty: the event itself. */
  scope: z.union([z.literal('').transform(() => null), entryId, z.null()]).default(null),
})
export type NewDoorPass = z.output<typeof newDoorPassSchema>

const moment = z.iso.datetime('Please send a date and time')

const scanSchema = z.strictObject({
  /** Made by the device, one for each scan: sent again, it counts once. */
  key: z.uuid('Please send a key'),
  /** Id of the ticket, or of the account of somebody who is registered; a new one for a walk-in. */
  entry: entryId,
  /** By the clock of the device. */
  at: moment,
  /** Of a walk-in, whom no list knows. */
  name: nameSchema('Please enter a name').optional(),
  /** What a walk-in paid at the door. */
  cash: z
    .strictObject({
      amountMinor: z.int('Please send an amount').positive().max(MAX_AMOUNT_MINOR),
      currency: currencySchema,
    })
    .optional(),
})

/** Body of `POST /api/events/:id/door`: what a device did since it was last heard of. Source: issue 34, part 6. */
export const doorSyncSchema = z.strictObject({
  /** What the clock of the device says now: the scans are corrected by it. */
  now: moment,
  /** The `cursor` of the last answer; null for everything. */
  since: moment.nullable(),
  scans: z.array(scanSchema).max(DOOR_LIMITS.scans, `At most ${DOOR_LIMITS.scans} scans`),
  /** Keys of scans that were taken back. */
  undone: z.array(z.uuid('Please send a key')).max(DOOR_LIMITS.scans),
})
export type DoorSync = z.output<typeof doorSyncSchema>

/**
 * Whether somebody is let in: with `unpaid` and `cancelled` not by itself; with `unchosen` neither, at a session with a
 * limit that they have not chosen; with `elsewhere` at another door.
 */
export type EntryState = 'valid' | 'unpaid' | 'cancelled' | 'unchosen' | 'elsewhere'

/** Somebody who may come to the door. */
export interface DoorEntry {
  /** Id of the ticket, or of the account of somebody who is registered. */
  id: string
  /** On the ticket; of the person; empty with `elsewhere`. */
  name: string
  /** Name of the type of ticket; null for a registration. */
  type: string | null
  state: EntryState
  /** What the door is to know, as `Diet: no meat`; left out where there is nothing. */
  notes?: string[]
}

/** The answer of `GET /api/events/:id/door`: all that a device needs to work without a network. */
export interface DoorList {
  event: {
    id: string
    title: string
    location: string
    /** ISO 8601. */
    eventDate: string
  }
  /** Id and name of the pass. */
  pass: string
  door: string
  /** Name of the extra or the session that the door is for; null for the event itself. */
  scope: string | null
  /** When the day of the event begins, as ISO 8601: before, nobody is let in; null once it has begun. */
  opensAt: string | null
  /** Until when the pass lasts, as ISO 8601: what is kept on the device ends then. */
  until: string
  /** By which a ticket is told from a forged one (ECDSA, P-256). */
  publicKey: { kty: string; crv: string; x: string; y: string }
  entries: DoorEntry[]
}

/** Somebody who was let in, with everything that doors to the same part of the event noted. */
export interface CheckInView {
  entry: string
  /** Of a walk-in. */
  name: string | null
  /** The earliest first: that one counts. Empty where all were taken back. */
  scans: {
    key: string
    /** ISO 8601, corrected. */
    at: string
    /** Id and name of the pass. */
    pass: string
    door: string
  }[]
  /** Whether the ticket is not one of this event, or not valid any more. */
  isInvalid: boolean
}

/** The answer of `POST /api/events/:id/door`. */
export interface DoorChanges {
  /** To be sent with the next request. */
  cursor: string
  checkIns: CheckInView[]
}

/** The answer of `GET /api/events/:id/door-passes`, for who manages the event. */
export interface DoorOverview {
  passes: {
    id: string
    name: string
    /** Id of the extra or the session that it is for; null for the event itself. */
    scope: string | null
    /** ISO 8601. */
    createdAt: string
    /** When its device was heard of last. */
    lastSeenAt: string | null
    /** When it was withdrawn. */
    endedAt: string | null
    /** How many people it let in first. */
    admitted: number
  }[]
  /** At the doors of the event itself: how many may come, how many of them were let in, and how many others. */
  expected: number
  admitted: number
  others: number
  /** The same for types of tickets that take no seat, as a dinner, and sessions, which have doors of their own. */
  scopes: {
    id: string
    kind: 'extra' | 'session'
    name: string
    /** ISO 8601, of a session. */
    startsAt: string | null
    expected: number
    admitted: number
    others: number
  }[]
  /** Tickets that were let in more than once, or that are not valid. */
  conflicts: (CheckInView & { holder: string; type: string | null })[]
  /**
   * Until when passes last, as ISO 8601; null while there can be none: before it has a date, and once it is over or
   * cancelled.
   */
  until: string | null
}

/** The answer of `POST /api/events/:id/door-passes`. */
export interface DoorPassGiven {
  id: string
  /** It lets its reader in, and is shown once. The secret stands behind the `#`, which no server sees. */
  link: string
  /** The link as a QR code. */
  drawing: DrawnCode
}
