import { LRUCache } from 'lru-cache'

/** A number for each topic that moves when anything about it changes. */
export type Versions<Topic extends string> = Readonly<Record<Topic, number>>

export interface CacheBounds {
  maxBytes: number
  /** A larger value is not cached. */
  maxEntryBytes?: number
}

export interface VersionedCacheOptions<Value> {
  /** How long a value counts as current although no version moved; for good by default. */
  ttlMs?: number
  /** About how much memory a value takes. */
  sizeOf: (value: Value) => number
  /** Regions of the cache, each evicting its own least recently used entries. */
  regions: readonly [CacheBounds, ...CacheBounds[]]
  /** Index of the region of an entry; the first by default. */
  regionOf?: (key: string, value: Value) => number
}

export interface Loaded<Value, Topic extends string> {
  value: Value
  /** The topics that the value depends on. Undefined: it must not be cached. */
  topics: readonly Topic[] | undefined
}

export interface VersionedCache<Value, Topic extends string> {
  /** Whether there is an entry for a key, current or not. */
  has: (key: string) => boolean
  /** The value if the versions of its topics are still those given and it is younger than the ttl. */
  find: (key: string, versions: Versions<Topic>) => Value | undefined
  /**
   * The value if the versions of its topics are still those given, whatever its age: the last known one
   * during an outage.
   */
  findOfAnyAge: (key: string, versions: Versions<Topic>) => Value | undefined
  /**
   * The current value, or the one that `load` makes.
   * @param load is called once for all callers that ask for the same key and versions at the same time (single flight).
   *   Its failure is thrown to all of them and not cached
   */
  read: (key: string, versions: Versions<Topic>, load: () => Promise<Loaded<Value, Topic>>) => Promise<Value>
}

interface Entry<Value, Topic extends string> {
  value: Value
  topics: readonly Topic[]
  versions: Versions<Topic>
  cachedAt: number
}

/** What an entry costs beside its value and key. */
const ENTRY_BYTES = 500

/**
 * A cache in memory, bounded by bytes, of values that depend on versions. An entry is stored under the
 * versions that were read before it was loaded: a change made during loading makes it outdated at the next
 * read.
 */
export const createVersionedCache = <Value, Topic extends string>({
  ttlMs = Infinity,
  sizeOf,
  regions,
  regionOf = () => 0,
}: VersionedCacheOptions<Value>): VersionedCache<Value, Topic> => {
  const stores = regions.map(
    ({ maxBytes, maxEntryBytes }) =>
      new LRUCache<string, Entry<Value, Topic>>({
        maxSize: maxBytes,
        maxEntrySize: maxEntryBytes,
        sizeCalculation: ({ value }, key) => Math.ceil(sizeOf(value)) + 2 * key.length + ENTRY_BYTES,
      }),
  )
  const flights = new Map<string, Promise<Value>>()

  const entryOf = (key: string): Entry<Value, Topic> | undefined => {
    for (const store of stores) {
      const entry = store.get(key)
      if (entry) return entry
    }
    return undefined
  }

  const findEntry = (key: string, now: Versions<Topic>): Entry<Value, Topic> | undefined => {
    const entry = entryOf(key)
    return entry?.topics.every((topic) => entry.versions[topic] === now[topic]) ? entry : undefined
  }

  const find = (key: string, versions: Versions<Topic>): Value | undefined => {
    const entry = findEntry(key, versions)
    return entry && Date.now() - entry.cachedAt < ttlMs ? entry.value : undefined
  }

  const store = (key: string, entry: Entry<Value, Topic>): void => {
    const region = regionOf(key, entry.value)
    for (const [index, candidate] of stores.entries())
      if (index === region) candidate.set(key, entry)
      else candidate.delete(key)
  }

  const loadAndStore = async (
    key: string,
    versions: Versions<Topic>,
    load: () => Promise<Loaded<Value, Topic>>,
  ): Promise<Value> => {
    const { value, topics } = await load()
    if (topics) store(key, { value, topics, versions, cachedAt: Date.now() })
    return value
  }

  return {
    has: (key) => stores.some((candidate) => candidate.has(key)),
    find,
    findOfAnyAge: (key, versions) => findEntry(key, versions)?.value,
    read: async (key, versions, load) => {
      const current = find(key, versions)
      if (current !== undefined) return current
      const flightKey = `${Object.values<number>(versions).join('.')} ${key}`
      let flight = flights.get(flightKey)
      if (!flight) {
        flight = loadAndStore(key, versions, load).finally(() => flights.delete(flightKey))
        flights.set(flightKey, flight)
      }
      return flight
    },
  }
}
