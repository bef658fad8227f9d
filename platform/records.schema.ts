/** The keys of a record of labels or the like, with their types; a record has at least one. */
export const keysOf = <Key extends string>(record: Record<Key, unknown>): [Key, ...Key[]] =>
  Object.keys(record) as [Key, ...Key[]]

/** The keys and values of a record, with their types. */
export const entriesOf = <Key extends string, Value>(record: Record<Key, Value>): [Key, Value][] =>
  Object.entries(record) as [Key, Value][]

/** Whether a text is one of a record's keys. */
export const isKeyOf = <Key extends string>(record: Record<Key, unknown>, key: unknown): key is Key =>
  typeof key === 'string' && Object.hasOwn(record, key)
