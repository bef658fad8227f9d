const listeners = new Set<() => void>()

/** Informs the senders of this process that a mail is queued. Only a hint: they also check by themselves. */
export const wakeSenders = (): void => {
  for (const listener of listeners) listener()
}

/** Calls back whenever a mail was queued in this process. Returns a function that stops it. */
export const onWake = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
