import { APIError, type CollectionSlug, type PayloadRequest } from 'payload'
import { findUses } from './findUses'
import {
  CONFIRMATION_NEEDED,
  CONFIRMED_HEADER,
  type ConfirmationNeeded,
  type DeletionStep,
  isInTheWay,
  type Use,
} from './uses.schema'

const LISTED = 5

/** `page “About us”, news item “A bridge” (draft) and 3 more` */
const listed = (uses: readonly Use[]): string => {
  const named = uses
    .slice(0, LISTED)
    .map(({ kind, title, isDraft }) => `${kind.toLowerCase()} “${title}”${isDraft ? ' (draft)' : ''}`)
  const more = uses.length - named.length
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(', ')
}

/**
 * Refuses to delete a record that others would have a gap without.
 * @throws APIError 409 that says which
 */
export const refuseInUse = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: CollectionSlug,
  id: string,
): Promise<void> => {
  const inTheWay = (await findUses(payload, collection, id)).uses.filter(isInTheWay)
  if (inTheWay.length > 0)
    throw new APIError(
      `This is used in: ${listed(inTheWay)}. Remove it there first.`,
      409,
      { code: 'in_use' },
      true,
    )
}

/** What deleting a record does to others that do not keep it from being deleted, a sentence each. */
export const describeLosses = async (
  { payload }: Pick<PayloadRequest, 'payload'>,
  collection: CollectionSlug,
  id: string,
): Promise<string[]> => {
  const { uses } = await findUses(payload, collection, id)
  const links = uses.filter((use) => !isInTheWay(use) && !use.isInTrash)
  return links.length > 0 ? [`Links to its page will lead nowhere. They are in: ${listed(links)}.`] : []
}

const CONFIRMED = 'confirmed deletion step'

/** Notes that a person has agreed to a step, where the request itself does not say so. */
export const confirmStep = ({ context }: Pick<PayloadRequest, 'context'>, step: DeletionStep): void => {
  context[CONFIRMED] = step
}

/** Whether the person who sends a request has agreed to what a step does to others. */
export const isConfirmed = (
  { context, headers }: Pick<PayloadRequest, 'context' | 'headers'>,
  step: DeletionStep,
): boolean => context[CONFIRMED] === step || headers.get(CONFIRMED_HEADER) === step

/** @throws APIError 409 with a `ConfirmationNeeded`, unless there is nothing to agree to */
export const askToConfirm = (step: DeletionStep, effects: string[]): void => {
  if (effects.length === 0) return
  const data: ConfirmationNeeded = { code: CONFIRMATION_NEEDED, step, effects }
  throw new APIError(effects.join(' '), 409, data, true)
}
