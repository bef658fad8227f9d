/** The steps of a merge in their order; undoing goes backwards. */
export const MERGE_STEPS = {
  close: 0,
  membership: 1,
  aside: 2,
  seats: 3,
  references: 4,
  fields: 5,
  address: 6,
  standing: 7,
} as const
