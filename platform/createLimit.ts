/**
 * Runs a limited number of tasks at once and rejects further ones instead of queueing them.
 * @param max how many may be running
 * @returns runs a task; undefined, and nothing run, when the limit is reached
 */
export const createLimit = (
  max: number,
): (<Result>(task: () => Promise<Result>) => Promise<Result> | undefined) => {
  let running = 0
  return (task) => {
    if (running >= max) return undefined
    running += 1
    return task().finally(() => (running -= 1))
  }
}
