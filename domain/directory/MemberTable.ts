import { createYielder } from '../../platform/yieldLoop'
import type { IndexEntry } from './indexEntry'
import { SIGNATURE_SIZE, type Wanted, mayContainAny, writeSignature } from './pairSignature'

/**
 * The members in memory, each in a place of its own. What a search compares first stands side by side: most of its time
 * would pass with fetching the texts of people whom it does not find.
 */
export class MemberTable {
  readonly #places = new Map<string, number>()
  readonly #entries: (IndexEntry | undefined)[] = []
  readonly #free: number[] = []
  #untils = new Float64Array(0)
  #signatures = new Int32Array(0)

  /** Puts entries into a table, in slices: the event loop is not held. */
  static async of(entries: readonly IndexEntry[]): Promise<MemberTable> {
    const table = new MemberTable()
    const pause = createYielder()
    table.#resize(entries.length)
    for (const entry of entries) {
      table.put(entry)
      await pause()
    }
    return table
  }

  get size(): number {
    return this.#places.size
  }

  /** The places that are taken. */
  places(): number[] {
    return [...this.#places.values()]
  }

  entries(): IndexEntry[] {
    return this.places().map((place) => this.at(place))
  }

  find(id: string): IndexEntry | undefined {
    const place = this.#places.get(id)
    return place === undefined ? undefined : this.#entries[place]
  }

  /** The entry at a place that is taken. */
  at(place: number): IndexEntry {
    return this.#entries[place] as IndexEntry
  }

  /** Whether the membership at a place counts at a moment, or has expired by then. */
  hasStanding(place: number, isExpired: boolean, now: number): boolean {
    return (this.#untils[place] ?? 0) > now !== isExpired
  }

  /** Whether the text at a place may contain what is wanted: false only where it does not. */
  mayContain(place: number, wanted: Wanted): boolean {
    const at = place * SIGNATURE_SIZE
    for (const anyOf of wanted) if (!mayContainAny(this.#signatures, at, anyOf)) return false
    return true
  }

  /** Puts in an entry, in the place of an earlier one of the same id. Returns the place. */
  put(entry: IndexEntry): number {
    const place = this.#places.get(entry.id) ?? this.#free.pop() ?? this.#entries.length
    if (place >= this.#untils.length) this.#resize(Math.max(1_024, 2 * place))
    this.#places.set(entry.id, place)
    this.#entries[place] = entry
    this.#untils[place] = entry.until
    const at = place * SIGNATURE_SIZE
    this.#signatures.fill(0, at, at + SIGNATURE_SIZE)
    writeSignature(entry.text, this.#signatures, at)
    return place
  }

  remove(id: string): void {
    const place = this.#places.get(id)
    if (place === undefined) return
    this.#places.delete(id)
    this.#entries[place] = undefined
    this.#free.push(place)
  }

  #resize(places: number): void {
    const [untils, signatures] = [new Float64Array(places), new Int32Array(places * SIGNATURE_SIZE)]
    untils.set(this.#untils)
    signatures.set(this.#signatures)
    this.#untils = untils
    this.#signatures = signatures
  }
}
