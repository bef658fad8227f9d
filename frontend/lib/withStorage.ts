/**
 * Does something with what the browser remembers for this site. @returns undefined where storage is switched
 * off or full: the page does without
 */
export const withStorage = <Result>(action: (storage: Storage) => Result): Result | undefined => {
  try {
    return action(localStorage)
  } catch {
    return undefined
  }
}
