/** Optimistic concurrency of content, shared by the server and the panel. A leaf. */

/**
 * Names the version that a save is based on, as its `updatedAt`. Stands above the `updatedAt` in the body, which the
 * panel sends along with every save. A save that names none changes what it names on top of the latest version.
 */
export const BASE_VERSION_HEADER = 'X-Base-Version'

export const VERSION_CONFLICT = 'version_conflict'

/** One field that somebody else has changed, or that differs from what was sent. */
export interface ConflictingField {
  label: string
  /** Who changed it last; null when that is not known. */
  by: string | null
  theirs: string
  yours: string
}

/** What a refused save is told (409), as `errors[0].data`. */
export interface VersionConflict {
  code: typeof VERSION_CONFLICT
  /** The version to save on top of, for those who want to all the same. */
  updatedAt: string
  /** Who saved the latest version; null for the site itself. */
  by: string | null
  fields: ConflictingField[]
}
