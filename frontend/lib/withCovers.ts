import type { QueryPairs } from './apiClient'

/** Has a list of publications bring their covers in the smallest size, and nothing else that they refer to. */
export const WITH_COVERS: QueryPairs = [
  ['depth', 1],
  ['select[divisions]', false],
  ['populate[media][sizes][thumb]', true],
]
