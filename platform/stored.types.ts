import type { ObjectId } from 'mongodb'

type Absent = null | undefined

/** A field that refers to documents holds ids only in the database. */
type StoredValue<Value> = Value extends (infer Item)[]
  ? StoredValue<Item>[]
  : [Extract<Value, { id: string }>] extends [never]
    ? Value
    : ObjectId | Extract<Value, Absent>

type StoredField<Name, Value, DateName> = Name extends `${string}At` | DateName
  ? Date | Extract<Value, Absent>
  : StoredValue<Value>

/**
 * A document as the database holds it, derived from its generated type: `_id` instead of `id`, ids instead of related
 * documents, dates instead of their texts. Fields whose names end in `At` are dates; name other dates.
 * @example type StoredEvent = Stored<Event, 'startDate' | 'endDate'>
 */
export type Stored<Document extends { id: string }, DateName extends keyof Document = never> = {
  [Name in keyof Omit<Document, 'id'>]: StoredField<Name, Document[Name & keyof Document], DateName>
} & { _id: ObjectId }
