/**
 * Does something, and measures for how long at most it held the event loop: in milliseconds of the processor, as what
 * other processes take of the machine does not count.
 */
export const longestHold = async <Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; heldMs: number }> => {
  const cpuMs = (): number => process.cpuUsage().user / 1000
  let [heldMs, last] = [0, cpuMs()]
  const timer = setInterval(() => {
    heldMs = Math.max(heldMs, cpuMs() - last)
    last = cpuMs()
  }, 1)
  try {
    const result = await work()
    heldMs = Math.max(heldMs, cpuMs() - last)
    return { result, heldMs }
  } finally {
    clearInterval(timer)
  }
}
