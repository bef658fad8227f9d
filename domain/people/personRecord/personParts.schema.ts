import {
  type Actor,
  handlesMemberships,
  hasRight,
  readsPeople,
} from '../../../collections/access/policies.schema'

/** What a person's page holds beside the account, membership and money; each part is read by itself. Without zod. */
interface PartDefinition {
  label: string
  /** What is said where there is none. */
  nothing: string
  /** Whose rights cover it: the same for the page and for the endpoint. */
  isFor: (actor: Pick<Actor, 'roles'> | null | undefined) => boolean
}

const define = <Part extends string>(parts: Record<Part, PartDefinition>): Record<Part, PartDefinition> =>
  parts

const readsLogs: PartDefinition['isFor'] = (actor) => hasRight(actor, 'site')

export const PERSON_PARTS = define({
  timeline: { label: 'Timeline', nothing: 'Nothing has happened yet.', isFor: readsPeople },
  notes: { label: 'Notes', nothing: 'There is no note about this person yet.', isFor: readsPeople },
  events: { label: 'Events', nothing: 'Not registered for any event.', isFor: readsPeople },
  groups: {
    label: 'Groups and offices',
    nothing: 'In no group, and has held no office.',
    isFor: (actor) => hasRight(actor, 'groups'),
  },
  cpd: { label: 'CPD', nothing: 'No CPD has been recorded.', isFor: handlesMemberships },
  papers: {
    label: 'Papers',
    nothing: 'No paper has been submitted.',
    isFor: (actor) => hasRight(actor, 'content'),
  },
  mails: { label: 'Mails', nothing: 'No mail is recorded.', isFor: readsLogs },
  'sign-ins': { label: 'Sign-ins', nothing: 'No sign-in is recorded.', isFor: readsLogs },
  history: {
    label: 'History',
    nothing: 'Nothing has been recorded about this account yet.',
    isFor: readsPeople,
  },
})
export type PersonPart = keyof typeof PERSON_PARTS

/** How many records a page of a part shows. */
export const PART_ROWS = 10

/** So many pages are read at most: what is older is in the panel. */
export const PART_PAGES = 50

/** Named values before or after a change. */
type Values = Record<string, unknown> | null

/** A record of a part, in words. */
export interface PersonPartRow {
  id: string
  title: string
  /** Further facts in words. */
  facts: string[]
  /** Days that belong to it: `{ name: 'Held', day: '2026-03-12' }`. */
  days: { name: string; day: string }[]
  /** How far it has come, in a word or two. */
  state: string | null
  /** When: a moment (ISO 8601) or a day (`YYYY-MM-DD`); null where it is not known. */
  at: string | null
  /** A path of this site; null where it has no page. */
  link: string | null
  /** Of a note or a reason: what somebody wrote. */
  text: string | null
  /** Of a change: fields before and after. */
  change: { before: Values; after: Values } | null
}

/** `GET /api/users/:id/part/…`. */
export interface PersonPartPage {
  docs: PersonPartRow[]
  totalDocs: number
  page: number
  totalPages: number
}
