import { randomUUID } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { actionLabel } from './actions.schema'
import { changedFields } from './changedFields'

export interface Change {
  /** What was done, as `<subject>.<past participle>`: `role.given`, `application.approved`, `settings.changed`. */
  action: string
  /**
   * The document that was changed. `title`: what it is called, where it is content; people are named when the
   * log is read.
   */
  subject: { collection: string; id: string | number; title?: string | null }
  /** The fields that matter, before and after; null where there was or is nothing. Only what differs is kept. */
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  /** Whose account, membership, role … it is about: its entries are shown with the account. */
  account?: string | null
  /** Why, in the words of who did it; at most 1,000 characters are kept. */
  reason?: string | null
}

/** Whoever is signed in; the server itself when nobody is (a job, a notification, the command line). */
export type Recorder = Pick<PayloadRequest, 'payload'> & Partial<Pick<PayloadRequest, 'user' | 'headers'>>

const MAX_REASON_LENGTH = 1000
const MAX_TITLE_LENGTH = 200

/**
 * Writes an entry of the audit log: who did what and when, and the fields that changed, without secrets and personal
 * texts. Call it once the change is done. A change that differs in nothing is not recorded.
 * Never throws: what was done is done. An entry that could not be written goes to the server's log with a reference.
 * Source: decisions.md "Application status"; the audit log of roles, statuses, grades, money, settings, publication.
 */
export const recordChange = async (
  { payload, user, headers }: Recorder,
  { action, subject, before, after, account, reason }: Change,
): Promise<void> => {
  const hasFields = before !== undefined || after !== undefined
  const changed = hasFields ? changedFields(before, after) : { before: null, after: null }
  if (!changed) return
  const requestId = headers?.get('x-request-id') ?? randomUUID()
  const entry = {
    action,
    what: actionLabel(action),
    actor: user?.id,
    actorEmail: user?.email,
    subjectCollection: subject.collection,
    subjectId: String(subject.id),
    subjectTitle: subject.title?.slice(0, MAX_TITLE_LENGTH) || undefined,
    account: account ?? undefined,
    ...changed,
    reason: reason?.slice(0, MAX_REASON_LENGTH) || undefined,
    requestId,
  }
  try {
    await payload.db.create({ collection: 'audit-log', data: entry })
  } catch (error) {
    const { actorEmail: _, before: was, after: is, reason: __, ...facts } = entry
    payload.logger.error(
      { err: error, ...facts, fields: Object.keys(is ?? was ?? {}) },
      'an audit entry could not be written',
    )
  }
}
