/** The id that a relationship holds, whether or not the document was read along. */
export const idOf = (relation: string | { id: string } | null | undefined): string | undefined =>
  typeof relation === 'object' ? relation?.id : relation
