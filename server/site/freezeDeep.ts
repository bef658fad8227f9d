/** Freezes a parsed JSON value and everything in it: an attempt to change a shared value throws. */
export const freezeDeep = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freezeDeep)
    Object.freeze(value)
  }
  return value
}
