/**
 * Lets in so many pieces of work; further ones are turned away at once.
 * @param max how many may be under way
 * @returns does a piece of work if there is a place for it; undefined, and nothing done, if there is none
 */
export const createLimit = (
  max: number,
): (<Result>(work: () => Promise<Result>) => Promise<Result> | undefined) => {
  let taken = 0
  return (work) => {
    if (taken >= max) return undefined
    taken += 1
    return work().finally(() => (taken -= 1))
  }
}
