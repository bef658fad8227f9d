import type { QueryPairs } from './apiClient'

/** Asks for a global's newest draft in a preview. The server answers it to those who may read drafts alone. */
export const newestDraft = (isPreview: boolean): QueryPairs => (isPreview ? [['draft', true]] : [])
