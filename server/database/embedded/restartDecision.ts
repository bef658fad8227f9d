/** When an engine that died is started again, and when no more unless it had answered before. */
export interface RestartPolicy {
  /** A death sooner than this after "ready" counts as immediate, as does one before it. */
  minUptimeMs: number
  /** So many immediate deaths in a row, and it is given up. */
  maxImmediateDeaths: number
  /** Wait before the second restart in a row; it doubles with each further one. */
  firstDelayMs: number
  maxDelayMs: number
}

export const DEFAULT_RESTART_POLICY: RestartPolicy = {
  minUptimeMs: 2_000,
  maxImmediateDeaths: 6,
  firstDelayMs: 100,
  maxDelayMs: 5_000,
}

/** What to do after a death: `delayMs` until the restart, or `undefined` to give up. */
export interface RestartDecision {
  immediateDeaths: number
  delayMs: number | undefined
}

/**
 * Decides about an engine that just died.
 * @param immediateDeaths in a row before this one
 * @param uptimeMs since it was ready, `undefined` when it never was
 */
export function restartDecision(
  { minUptimeMs, maxImmediateDeaths, firstDelayMs, maxDelayMs }: RestartPolicy,
  immediateDeaths: number,
  uptimeMs: number | undefined,
): RestartDecision {
  if (uptimeMs !== undefined && uptimeMs >= minUptimeMs) return { immediateDeaths: 0, delayMs: 0 }
  const deaths = immediateDeaths + 1
  if (deaths >= maxImmediateDeaths) return { immediateDeaths: deaths, delayMs: undefined }
  // The first restart is at once: requests are waiting for it.
  const delayMs = deaths === 1 ? 0 : Math.min(firstDelayMs * 2 ** (deaths - 2), maxDelayMs)
  return { immediateDeaths: deaths, delayMs }
}
