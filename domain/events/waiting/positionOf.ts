import type { WaitingPlace } from '..'

/** The position of somebody among those who wait for the same type, from 1; null for who does not wait any more. */
export const positionOf = (
  waiting: readonly Pick<WaitingPlace, 'id' | 'type'>[],
  { id, type }: Pick<WaitingPlace, 'id' | 'type'>,
): number | null => {
  const index = waiting.filter((each) => each.type === type).findIndex((each) => each.id === id)
  return index < 0 ? null : index + 1
}
