/** How long a session lasts after it was last extended. */
export const SESSION_TTL_MS = 7 * 24 * 60 * 60 * 1000

/** How long a session lasts at most, however often it is extended: a lost device is signed out after that. */
export const SESSION_MAX_AGE_MS = 90 * 24 * 60 * 60 * 1000

/** How long after a sign-in a session may make sensitive changes without the password. */
export const RECENT_AUTH_MS = 10 * 60_000
