import type { DraftValues } from './draft.schema'

/** What `GET /api/applications/draft` answers. */
export interface OwnDraft {
  values: DraftValues
  /** ISO 8601; null where nothing is saved. */
  savedAt: string | null
}
