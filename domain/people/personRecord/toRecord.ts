import type { PersonPartRow } from './personParts.schema'
import type { FoundRecord, PartSource } from './partSource.types'

type Words = Partial<PersonPartRow> & Pick<PersonPartRow, 'title'>

/** A moment of the database as JSON has it; null for what is none. */
export const toMoment = (value: unknown): string | null =>
  value instanceof Date && !Number.isNaN(value.getTime()) ? value.toISOString() : null

/**
 * A record of a part.
 * @param words how it is put into words, when its page is shown
 */
export const toRecord = (id: unknown, at: string | null, words: () => Words): FoundRecord => ({
  id: String(id),
  at,
  toRow: () => ({ facts: [], days: [], state: null, link: null, text: null, change: null, ...words() }),
})

/**
 * A source whose records are all read at once, and once, however often it is asked.
 * @param read all records, the latest first
 */
export const wholeSource = (read: () => Promise<FoundRecord[]>): PartSource => {
  let reading: Promise<FoundRecord[]> | undefined
  const all = (): Promise<FoundRecord[]> => (reading ??= read())
  return {
    count: async () => (await all()).length,
    newest: async (limit) => (await all()).slice(0, limit),
  }
}
