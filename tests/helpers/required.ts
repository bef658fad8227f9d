/** Returns a value that the test needs, and fails at once when it is missing. */
export const required = <Value>(value: Value): NonNullable<Value> => {
  if (value === null || value === undefined) throw new Error('Expected a value, and there is none')
  return value
}
