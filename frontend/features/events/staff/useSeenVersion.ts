import { useState } from 'react'
import { ApiError } from '../../../lib/ApiError'
import { type Shown, conflictText, newsOf } from './describeConflict'

const CONFLICTS = ['changed_meanwhile', 'version_conflict']

interface SeenVersion<Stored> {
  /** As it is stored when the dialog is opened; undefined for a new one. */
  stored: Stored
  /** Reads it again, also for the page behind; undefined where it is gone. */
  read: () => Promise<Stored | undefined>
  /** What it is called, such as `this session`. */
  what: string
  shownOf: (stored: NonNullable<Stored>) => Shown
}

/**
 * Holds a dialog to what was stored when it was opened, also while the page behind it loads that again: a form with
 * some fields of a colleague's would be saved as neither meant it.
 * @returns `opened`: what to show, with the version to send, which is the colleague's once that has been told;
 * `explain`: gives what to throw for a failure, which for a conflict of versions says what a colleague changed
 */
export const useSeenVersion = <Stored extends { updatedAt: string | null } | undefined>({
  stored,
  read,
  what,
  shownOf,
}: SeenVersion<Stored>) => {
  const [first] = useState(stored)
  const [seen, setSeen] = useState(stored)
  return {
    opened: first && seen ? { ...first, updatedAt: seen.updatedAt } : first,
    explain: async (error: unknown): Promise<unknown> => {
      const now = await read()
      if (!seen || !now || !(error instanceof ApiError) || !CONFLICTS.includes(error.code)) return error
      setSeen(now)
      return new ApiError(error.status, error.code, conflictText(what, newsOf(shownOf(seen), shownOf(now))))
    },
  }
}
