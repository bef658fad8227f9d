/** By what two people look alike. */
export const DUPLICATE_REASONS = {
  licence: 'the same licence number',
  phone: 'the same telephone number',
  birthDate: 'the same name and date of birth',
} as const
export type DuplicateReason = keyof typeof DUPLICATE_REASONS

export const DUPLICATE_STATUSES = { open: 'Open', dismissed: 'Two people' } as const

export const DUPLICATES_PER_PAGE = 25

/** One of a pair. */
export interface DuplicatePerson {
  id: string
  fullName: string
  email: string
  phone: string | null
  number: string | null
}

/** A pair of people who may be one. */
export interface DuplicatePair {
  id: string
  one: DuplicatePerson
  other: DuplicatePerson
  reasons: DuplicateReason[]
  /** ISO 8601. */
  since: string
}

export interface DuplicateList {
  docs: DuplicatePair[]
  totalDocs: number
  page: number
  totalPages: number
}
