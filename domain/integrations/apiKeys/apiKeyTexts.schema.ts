/**
 * What API keys may do, and what screens say about them. A leaf without zod, for the browser. Source: issue 13, part 9.
 */
import { type Right, hasRight } from '../../../collections/access/policies.schema'
import { entriesOf } from '../../../platform/records.schema'

interface Permission {
  label: string
  /** What the key reads with it. */
  hint: string
  /** The right that somebody needs to give it. */
  right: Right
}

/** The permissions of keys, one for each kind of record. */
export const API_PERMISSIONS = {
  'people:read': {
    label: 'Read people',
    hint: 'Names, regions, titles and employers of everybody with an account',
    right: 'people',
  },
  'contacts:read': {
    label: 'Read contact details',
    hint: 'Adds email addresses and phone numbers to people',
    right: 'people',
  },
  'memberships:read': {
    label: 'Read memberships',
    hint: 'Numbers, grades, statuses and dates',
    right: 'people',
  },
  'payments:read': {
    label: 'Read payments',
    hint: 'Amounts, methods, statuses and receipt numbers, without notes',
    right: 'money',
  },
  'events:read': { label: 'Read events', hint: 'Published events', right: 'events' },
} as const satisfies Record<string, Permission>
export type ApiPermission = keyof typeof API_PERMISSIONS

/** Permissions and their labels. */
export const API_PERMISSION_LABELS = Object.fromEntries(
  entriesOf(API_PERMISSIONS).map(([name, { label }]) => [name, label]),
) as Record<ApiPermission, string>

/** What every key begins with, so that programs that look for leaked secrets recognise it. */
export const API_KEY_PREFIX = 'ace_'
/** So many characters of a key are stored and shown, to tell keys apart. */
export const API_KEY_START_LENGTH = 9

export const API_KEY_LIMITS = {
  name: 100,
  /** Requests a minute. */
  requestsPerMinute: { min: 1, max: 600, usual: 60 },
  /** A key ends at the latest so many days after it was made. */
  days: 731,
} as const

export const API_KEY_STATES = { active: 'Active', expired: 'Expired', revoked: 'Revoked' } as const
export type ApiKeyState = keyof typeof API_KEY_STATES

/** A key as staff read it: never the key itself, nor its hash. */
export interface ApiKeyView {
  id: string
  name: string
  /** Its first characters. */
  start: string
  permissions: ApiPermission[]
  requestsPerMinute: number
  state: ApiKeyState
  /** ISO 8601, as the following. */
  createdAt: string
  /** Name of who made it; null once the account is gone. */
  createdBy: string | null
  expiresAt: string
  /** To the minute; null for a key that was never used. */
  lastUsedAt: string | null
  revokedAt: string | null
}

/** What `GET /api/api-keys` answers. */
export interface ApiKeyPage {
  docs: ApiKeyView[]
  totalDocs: number
  page: number
  totalPages: number
}

/** What `POST /api/api-keys` answers: the only time that the key itself is told. */
export interface CreatedApiKey {
  key: string
  created: ApiKeyView
}

/** Whether somebody may give all of these permissions: nobody gives what they may not read. */
export const mayGrant = (
  actor: Parameters<typeof hasRight>[0],
  permissions: readonly ApiPermission[],
): boolean => permissions.every((permission) => hasRight(actor, API_PERMISSIONS[permission].right))
