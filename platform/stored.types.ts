import type { ObjectId } from 'mongodb'

type Absent = null | undefined

/**
 * A field that refers to documents holds ids only in the database; the rows of a list and groups follow the
 * same rules.
 */
type StoredValue<Value> = [Extract<Value, { id: string }>] extends [never]
  ? StoredPart<Value>
  : ObjectId | Extract<Value, Absent>

type StoredPart<Value> = Value extends (infer Item)[]
  ? StoredValue<Item>[]
  : Value extends object
    ? { [Name in keyof Value]: StoredField<Name, Value[Name], never> }
    : Value

type StoredField<Name, Value, DateName> = Name extends `${string}At` | 'at' | DateName
  ? Date | Extract<Value, Absent>
  : StoredValue<Value>

/**
 * A document as the database holds it, derived from its generated type: `_id` instead of `id`, ids instead of related
 * documents, dates instead of their texts. Fields named `at` or ending in `At` are dates; name other dates.
 * @example type StoredEvent = Stored<Event, 'startDate' | 'endDate'>
 */
export type Stored<Document extends { id: string }, DateName extends keyof Document = never> = {
  [Name in keyof Omit<Document, 'id'>]: StoredField<Name, Document[Name & keyof Document], DateName>
} & { _id: ObjectId }
