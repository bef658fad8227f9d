import type { Document } from 'mongodb'
import type { CollectionSlug, Payload } from 'payload'
import type { z } from 'zod'
import type { ApiPermission } from './apiKeys/apiKeyTexts.schema'
import { type Position, findChanged } from './changedRecordsRepository'
import {
  type ReadQuery,
  eventSchema,
  membershipSchema,
  pageOf,
  paymentSchema,
  personSchema,
} from './integrations.schema'
import { toEvent, toMembership, toPayment, toPerson } from './toRecords'

interface Page<Row> {
  data: Row[]
  nextCursor: string | null
  nextUpdatedAfter: string
}

/** A list that programs read, as `GET /api/v1/<name>`. */
export interface IntegrationRead {
  name: string
  /** What it answers, in a few words. */
  summary: string
  permission: ApiPermission
  /** Of its answer. */
  schema: z.ZodType
  read: (payload: Payload, query: ReadQuery, permissions: readonly ApiPermission[]) => Promise<Page<unknown>>
}

interface Changed extends Document {
  _id: { toHexString: () => string }
  updatedAt: Date
}

/** What is written while a page is read may carry an earlier time: the next reading begins so much before this one. */
const OVERLAP_MS = 60_000

const toCursor = ({ _id, updatedAt }: Changed): string =>
  `${updatedAt.getTime().toString(36)}.${_id.toHexString()}`

/** The position that a cursor names. Its form was checked by the schema. */
const toPosition = (cursor: string): Position => {
  const [time = '', id = ''] = cursor.split('.')
  return { updatedAt: new Date(parseInt(time, 36)), id }
}

interface Source<Row extends Changed, Shown> {
  collection: CollectionSlug
  where?: Document
  fields: readonly (keyof Row & string)[]
  toShown: (row: Row, permissions: readonly ApiPermission[]) => Shown
}

const reading =
  <Row extends Changed, Shown>({ collection, where = {}, fields, toShown }: Source<Row, Shown>) =>
  async (
    payload: Payload,
    { cursor, limit, updatedAfter }: ReadQuery,
    permissions: readonly ApiPermission[],
  ): Promise<Page<Shown>> => {
    const startedAt = Date.now()
    const found = await findChanged<Row>(
      payload,
      collection,
      { where, fields },
      {
        limit: limit + 1,
        updatedAfter: updatedAfter ? new Date(updatedAfter) : undefined,
        behind: cursor ? toPosition(cursor) : undefined,
      },
    )
    const rows = found.slice(0, limit)
    const last = found.length > limit ? rows.at(-1) : undefined
    return {
      data: rows.map((row) => toShown(row, permissions)),
      nextCursor: last ? toCursor(last) : null,
      nextUpdatedAfter: new Date(startedAt - OVERLAP_MS).toISOString(),
    }
  }

/** Every list that a key can open. Endpoints and description are made from this table. */
export const INTEGRATION_READS: readonly IntegrationRead[] = [
  {
    name: 'people',
    summary: 'People, with their contact details where the key may read them',
    permission: 'people:read',
    schema: pageOf(personSchema),
    read: reading({
      collection: 'profiles',
      fields: [
        'user',
        'fullName',
        'professionalTitle',
        'organization',
        'region',
        'joinedAt',
        'email',
        'phone',
      ],
      toShown: toPerson,
    }),
  },
  {
    name: 'memberships',
    summary: 'Memberships, with their status now',
    permission: 'memberships:read',
    schema: pageOf(membershipSchema),
    read: reading({
      collection: 'memberships',
      fields: [
        'user',
        'number',
        'registeredName',
        'grade',
        'startedAt',
        'expiresAt',
        'graceUntil',
        'suspendedAt',
        'withdrawnAt',
      ],
      toShown: toMembership,
    }),
  },
  {
    name: 'payments',
    summary: 'Payments of members',
    permission: 'payments:read',
    schema: pageOf(paymentSchema),
    read: reading({
      collection: 'payments',
      fields: ['user', 'invoice', 'method', 'status', 'amountMinor', 'currency', 'paidAt', 'receiptNumber'],
      toShown: toPayment,
    }),
  },
  {
    name: 'events',
    summary: 'Published events, past and upcoming',
    permission: 'events:read',
    schema: pageOf(eventSchema),
    read: reading({
      collection: 'events',
      where: { _status: 'published', deletedAt: null },
      fields: [
        'title',
        'slug',
        'eventDate',
        'endDate',
        'isDateToBeAnnounced',
        'location',
        'region',
        'isVirtual',
        'isCancelled',
        'maxAttendees',
        'cpdHours',
      ],
      toShown: toEvent,
    }),
  },
]
