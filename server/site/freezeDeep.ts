/** Freezes a parsed JSON value through and through: whoever tried to change what others share would fail at once. */
export const freezeDeep = <Value>(value: Value): Value => {
  if (typeof value === 'object' && value !== null) {
    Object.values(value).forEach(freezeDeep)
    Object.freeze(value)
  }
  return value
}
