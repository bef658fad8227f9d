/** A value that the test cannot go on without: missing, it fails here and not later. */
export const required = <Value>(value: Value): NonNullable<Value> => {
  if (value === null || value === undefined) throw new Error('Expected a value, and there is none')
  return value
}
