import type { CollectionBeforeChangeHook } from 'payload'
import type { Submission } from '../../../payload-types'
import { isDecided } from '../../../domain/publications/submissions/statuses.schema'

/** Notes when staff decided about a submission in the panel; the dashboard's endpoint does so itself. */
export const noteDecision: CollectionBeforeChangeHook<Submission> = ({ data, originalDoc }) =>
  data.status && data.status !== originalDoc?.status
    ? { ...data, decidedAt: isDecided(data.status) ? new Date().toISOString() : null }
    : data
