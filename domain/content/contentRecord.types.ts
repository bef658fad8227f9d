/** A document of any collection that staff write, as hooks receive it. */
export interface ContentRecord {
  [field: string]: unknown
  id: string
  _status?: 'draft' | 'published' | null
  /** When it was moved to the trash. */
  deletedAt?: string | null
  updatedAt?: string
}

/** What a global holds, as hooks receive it. */
export type GlobalContent = Omit<Partial<ContentRecord>, 'id'>
