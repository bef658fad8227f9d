import type { Payload } from 'payload'
import { letOthersRun } from '../../../../platform/yieldLoop'
import type { ListQuery, PeopleSet } from './buildQuery'
import { countUpTo, findPeople } from './listQueryRepository'

/** Up to so many people are looked up by their ids in the other collections; above, each set is read as a whole. */
export const FEW_PEOPLE = 20_000

/** Sets are counted up to a number, to begin with the smallest. */
const COUNTED_UP_TO = 3_000

/** What of a set meets a condition. The event loop is not held. */
export const keep = async (from: Set<string>, isKept: (person: string) => boolean): Promise<Set<string>> => {
  const kept = new Set<string>()
  let seen = 0
  for (const person of from) {
    if (isKept(person)) kept.add(person)
    if ((seen += 1) % 1_024 === 0) await letOthersRun()
  }
  return kept
}

const sizesOf = async (sets: readonly PeopleSet[]): Promise<PeopleSet[]> => {
  if (sets.length < 2) return [...sets]
  const sizes = await Promise.all(sets.map((set) => set.estimate(COUNTED_UP_TO)))
  return sets
    .map((set, place) => ({ set, size: sizes[place] ?? 0 }))
    .sort((one, other) => one.size - other.size)
    .map(({ set }) => set)
}

/**
 * The people who meet all that a list says, those of its rows included where the rows are narrowed too; undefined where
 * nothing is said of people. The smallest set is read first: what remains of it is looked up in the others while it is
 * small.
 */
export const findListPeople = async (
  payload: Payload,
  { collection, own, people }: ListQuery,
): Promise<Set<string> | undefined> => {
  if (people.length === 0) return undefined
  const rows: PeopleSet = {
    isNegated: false,
    estimate: (limit) => countUpTo(payload, collection, own, limit),
    find: (among) => findPeople(payload, { collection, userField: 'user' }, own, among),
  }
  const wanted = people.filter((set) => !set.isNegated)
  const isOwnNarrowed = Object.keys(own).length > 0
  const sets = isOwnNarrowed || wanted.length === 0 ? [rows, ...wanted] : wanted
  let found: Set<string> | undefined
  for (const set of [...(await sizesOf(sets)), ...people.filter(({ isNegated }) => isNegated)]) {
    if (found?.size === 0) return found
    const isFew: boolean = found !== undefined && found.size <= FEW_PEOPLE
    const other: Set<string> = await set.find(isFew && found ? [...found] : undefined)
    if (!found) found = other
    else if (set.isNegated) found = await keep(found, (person) => !other.has(person))
    else if (isFew) found = other
    else {
      const [smaller, larger]: [Set<string>, Set<string>] =
        other.size < found.size ? [other, found] : [found, other]
      found = await keep(smaller, (person) => larger.has(person))
    }
  }
  return found
}
