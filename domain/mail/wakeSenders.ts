const listeners = new Set<() => void>()

/** Tells the senders of this process that something waits. A hint alone: they also look by themselves. */
export const wakeSenders = (): void => {
  for (const listener of listeners) listener()
}

/** Calls back whenever something was queued in this process. Returns how to stop that. */
export const onWake = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
