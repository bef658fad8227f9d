/** How long an answer waits for work that goes on after it. The tests raise it: they look at what the work has done. */
export const briefWait = { ms: 2_000 }

/** Waits for work that was started, but not for long: what takes longer goes on after the answer. */
export const waitBriefly = async (work: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined
  const wait = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, briefWait.ms)
  })
  await Promise.race([work, wait])
  clearTimeout(timer)
}
