/**
 * Stands as `custom` of a collection or global that visitors can read: the hooks beside it move the content
 * version with every published change, so answers to visitors may be cached until then.
 */
export const PUBLIC_CONTENT = { isPublic: true } as const

/** Whether a collection or global declares that visitors can read it. */
export const isPublicContent = ({ custom }: { custom?: Record<string, unknown> }): boolean =>
  custom?.isPublic === true
