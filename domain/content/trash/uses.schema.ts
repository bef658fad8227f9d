/** Where a record is used, and what deleting it changes for people. Shared by the server and the panel. A leaf. */

/** One record or global of the site's content that names another record. */
export interface Use {
  /** What it is: `Page`, `News item`, `Home`. */
  kind: string
  title: string
  /** Its address in the panel. */
  href: string
  /** Names it in a draft alone, not in what is published. */
  isDraft: boolean
  isInTrash: boolean
  /** `record`: shows it, and would have a gap without it. `link`: leads to its address. */
  by: 'record' | 'link'
}

/** Records of people that name it: how many of a kind. */
export interface CountedUse {
  kind: string
  count: number
}

/** What `GET /api/<collection>/:id/uses` answers. */
export interface Uses {
  uses: Use[]
  counted: CountedUse[]
  /** More was found, or there is more to look through, than is listed. */
  isPartial: boolean
}

/** What an administrator does to a record that reaches others. */
export type DeletionStep = 'trash' | 'restore' | 'delete'

export const CONFIRMATION_NEEDED = 'confirmation_needed'

/** Names the step that was agreed to, in the request that is sent again. */
export const CONFIRMED_HEADER = 'X-Confirmed-Step'

/** What a step that reaches others is answered with (409), as `errors[0].data`, until it is confirmed. */
export interface ConfirmationNeeded {
  code: typeof CONFIRMATION_NEEDED
  step: DeletionStep
  /** What the step does to others, a sentence each. */
  effects: string[]
}

/** How many days a record stays in the trash. */
export const TRASH_DAYS = 30

/**
 * Whether what uses a record keeps it from being deleted: records that would have a gap. What leads to its
 * address does not.
 */
export const isInTheWay = ({ by, isInTrash }: Use): boolean => by === 'record' && !isInTrash
