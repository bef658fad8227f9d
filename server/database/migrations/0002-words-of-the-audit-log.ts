import { actionLabel } from '../../../domain/audit/actions.schema'
import type { Migration } from './migration'

interface Entry {
  action: string
  what?: string | null
}

/** Entries of the audit log that an early version wrote get the words that staff read. */
export const wordsOfTheAuditLog: Migration = {
  number: 2,
  name: 'words-of-the-audit-log',
  worksFrom: '0.1.0',
  up: ({ updateEach }) =>
    updateEach<Entry>('audit-log', { what: null }, ({ action }) => ({ $set: { what: actionLabel(action) } })),
}
