/*
 * A leaf without zod, which pages load too: what a merge shows.
 */

/**
 * What is chosen when two people are merged, in the order of the page, each with the fields of the profile it covers.
 */
export const MERGE_FIELDS = {
  fullName: { label: 'Name', paths: ['fullName'] },
  address: { label: 'Email', paths: [] },
  phone: { label: 'Phone', paths: ['phone'] },
  postalAddress: { label: 'Postal address', paths: ['postalAddress'] },
  birthDate: { label: 'Date of birth', paths: ['birthDate'] },
  region: { label: 'Region', paths: ['region'] },
  membership: { label: 'Membership', paths: [] },
  professionalTitle: { label: 'Professional title', paths: ['professionalTitle'] },
  organization: { label: 'Organisation', paths: ['organization'] },
  specialization: { label: 'Specialization', paths: ['specialization'] },
  yearsOfExperience: { label: 'Years of experience', paths: ['yearsOfExperience'] },
  licenseNumber: { label: 'License number', paths: ['licenseNumber'] },
  bio: { label: 'About', paths: ['bio'] },
  photo: { label: 'Photo', paths: ['avatar'] },
  divisions: { label: 'Technical divisions', paths: ['divisions'] },
  directory: {
    label: 'Directory and messages',
    paths: ['isInDirectory', 'acceptsMessages', 'hiddenFields', 'isListedPublicly'],
  },
  joinedAt: { label: 'Joined the site', paths: ['joinedAt'] },
} as const satisfies Record<string, { label: string; paths: readonly string[] }>
export type MergeField = keyof typeof MERGE_FIELDS
export const MERGE_FIELD_NAMES = Object.keys(MERGE_FIELDS) as [MergeField, ...MergeField[]]

export const SIDES = ['remaining', 'merged'] as const
export type Side = (typeof SIDES)[number]

/** How far a merge is. */
export const MERGE_STATUSES = {
  merging: 'Being merged',
  merged: 'Merged',
  undoing: 'Being undone',
  undone: 'Undone',
} as const
export type MergeStatus = keyof typeof MERGE_STATUSES

export const MERGE_REASON_LENGTH = 1000

/** A person as the search for the other one finds them. */
export interface FoundPerson {
  id: string
  fullName: string
  /** Empty without one. */
  email: string
  phone: string | null
  number: string | null
}

/** A person as one side of a merge. */
export interface MergeSide extends FoundPerson {
  /** What each field says, as staff read it; empty where it says nothing. */
  values: Record<MergeField, string>
  /** Whether its owner has claimed the account, or staff only entered it. */
  isClaimed: boolean
  /** How many records are attached, by what they are called; without those of which there are none. */
  records: Record<string, number>
  /** Whether sign-in takes a second step. */
  hasSecondFactor: boolean
  /** On how many devices the person is signed in. */
  sessions: number
}

/** What `GET /api/person-merges/preview` answers. */
export interface MergePreview {
  remaining: MergeSide
  merged: MergeSide
  /** Fields that differ and may be chosen, each with whose value is proposed. */
  proposed: Partial<Record<MergeField, Side>>
  /** Why they cannot be merged now; empty when they can. */
  obstacles: string[]
  /** Whether only the other one can remain. */
  mustSwap: boolean
  version: string
}

/** A change of a field by a merge, as staff read it. */
export interface MergedField {
  field: string
  before: string
  after: string
}

/** Something that a merge, or its undoing, left where it was, and why. */
export interface LeftRecord {
  what: string
  why: string
}

/** A merge as staff see it. */
export interface MergeView {
  id: string
  status: MergeStatus
  remaining: { id: string; name: string }
  merged: { id: string; name: string }
  reason: string
  by: string | null
  /** ISO 8601. */
  createdAt: string
  undoneAt: string | null
  undoReason: string | null
  fields: MergedField[]
  records: Record<string, number>
  left: LeftRecord[]
}

/** What `GET /api/person-merges` answers: the latest first. */
export interface MergeList {
  docs: MergeView[]
  page: number
  totalPages: number
}

/** What `POST /api/person-merges` and `…/undo` answer: the work is completed soon after. */
export interface MergeWork {
  id: string
  status: MergeStatus
}
