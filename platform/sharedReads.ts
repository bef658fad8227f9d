/**
 * Shares reads between callers: each gets a read that began after its call, and all calls made while a read
 * waits to begin get that one.
 */
export const sharedReads = <Result>(read: () => Promise<Result>): (() => Promise<Result>) => {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined

  const readAfterRunning = async (): Promise<Result> => {
    await running // lets go at least once: `next` is set by the caller only after this function has returned
    next = undefined
    const reading = read()
    running = reading.catch(() => undefined)
    return reading
  }
  return () => (next ??= readAfterRunning())
}
