import { Counter, type Metric, type Registry } from 'prom-client'

interface Tally {
  count: number
  /** By the value of the next label. */
  next: Map<string, Tally>
}

const createTally = (): Tally => ({ count: 0, next: new Map() })

const findOrAdd = <V>(map: Map<string, V>, key: string, create: () => V): V => {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = create()))
  return value
}

/** All that was counted, with the values of its labels in their order. */
function* counted(
  { count, next }: Tally,
  values: string[] = [],
): Generator<{ values: string[]; count: number }> {
  if (count > 0) yield { values, count }
  for (const [value, tally] of next) yield* counted(tally, [...values, value])
}

/**
 * A counter that costs a few lookups a time. The library's own takes as long as a fiftieth of a cached page, so it gets
 * the counts when they are read.
 * @param labels their names
 * @returns counts one more under the values of the labels, in the order of their names
 */
export const createCounter = (
  registry: Registry,
  { name, help, labels }: { name: string; help: string; labels: readonly string[] },
): ((...values: string[]) => void) => {
  const root = createTally()
  new Counter({
    name,
    help,
    labelNames: labels,
    registers: [registry],
    collect() {
      this.reset()
      for (const { values, count } of counted(root))
        this.inc(Object.fromEntries(labels.map((label, index) => [label, values[index] ?? ''])), count)
    },
  })
  return (...values) => {
    let tally = root
    for (const value of values) tally = findOrAdd(tally.next, value, createTally)
    tally.count += 1
  }
}

interface Durations {
  seconds: number
  /** How many fell under each bound and over the one before; the last, how many took longer than all. */
  counts: number[]
}

/**
 * A histogram that costs a lookup and an addition a time, for the same reason as the counter above.
 * @param bounds in seconds, in rising order
 * @returns adds a duration, in seconds, under the value of the label
 */
export const createDurations = (
  registry: Registry,
  { name, help, label, bounds }: { name: string; help: string; label: string; bounds: readonly number[] },
): ((value: string, seconds: number) => void) => {
  const byValue = new Map<string, Durations>()
  const create = (): Durations => ({ seconds: 0, counts: Array<number>(bounds.length + 1).fill(0) })

  const valuesOf = ([value, { seconds, counts }]: [string, Durations]) => {
    let sum = 0
    const buckets = [...bounds, '+Inf'].map((le, index) => ({
      metricName: `${name}_bucket`,
      labels: { le, [label]: value },
      value: (sum += counts[index] ?? 0),
    }))
    return [
      ...buckets,
      { metricName: `${name}_sum`, labels: { [label]: value }, value: seconds },
      { metricName: `${name}_count`, labels: { [label]: value }, value: sum },
    ]
  }
  const histogram = {
    name,
    get: async () => ({ name, help, type: 'histogram', values: [...byValue].flatMap(valuesOf) }),
  }
  registry.registerMetric(histogram as unknown as Metric) // all of a metric that a registry reads

  return (value, seconds) => {
    const durations = findOrAdd(byValue, value, create)
    const found = bounds.findIndex((bound) => seconds <= bound)
    const index = found < 0 ? bounds.length : found
    durations.seconds += seconds
    durations.counts[index] = (durations.counts[index] ?? 0) + 1
  }
}
