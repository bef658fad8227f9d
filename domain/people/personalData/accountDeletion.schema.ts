/** For how many days a request to delete an account can be withdrawn. */
export const GRACE_DAYS = 30

export const GRACE_MS = GRACE_DAYS * 24 * 60 * 60_000

/** When an account is erased whose deletion was requested at a moment. */
export const erasureTime = (requestedAt: Date): Date => new Date(requestedAt.getTime() + GRACE_MS)

/** What `GET` and `POST /api/users/leave` and `POST /api/users/stay` answer. */
export interface AccountDeletionState {
  /** When the account is erased, in ISO 8601; null while nobody has asked for it. */
  erasedAt: string | null
}
