/**
 * Lets so many pieces of work run at once; the rest wait in the order they came.
 * @param max how many
 * @returns does a piece of work in its turn, and gives the turn on however it ended
 */
export const createSemaphore = (max: number): (<Result>(work: () => Promise<Result>) => Promise<Result>) => {
  let atWork = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (atWork < max) atWork += 1
    else await new Promise<void>((resolve) => waiting.push(resolve)) // the turn is handed on, not given back
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else atWork -= 1
    }
  }
}
