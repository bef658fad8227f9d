/** For how many days an account that is to be deleted can be kept after all. */
export const GRACE_DAYS = 30

const DAY_MS = 24 * 60 * 60_000

/** When the account of who asked at a moment is erased. */
export const erasureOf = (leavingAt: Date): Date => new Date(leavingAt.getTime() + GRACE_DAYS * DAY_MS)

/** What `GET` and `POST /api/users/leave` and `POST /api/users/stay` answer. */
export interface LeavingState {
  /** When the account is erased, in ISO 8601; null while nobody has asked for it. */
  erasedAt: string | null
}
