/** A rate limit was reached. */
export interface TooManyAttempts {
  problem: 'too_many_attempts'
  retryAfterSeconds: number
}

export const tooManyAttempts = ({ retryAfterSeconds }: { retryAfterSeconds: number }): TooManyAttempts => ({
  problem: 'too_many_attempts',
  retryAfterSeconds,
})
