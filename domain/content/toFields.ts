const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The fields of a value that Payload hands over untyped; none where it is no object. */
export const toFields = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {})
