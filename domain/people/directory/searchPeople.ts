import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { foldings, wordsOf } from '../../content/search/folding.schema'
import { type DirectorySort } from './directory.schema'
import {
  type EntryFilter,
  type EntryIndex,
  type FoundEntry,
  countEntries,
  findEntries,
} from './directoryEntriesRepository'
import { followPeople } from './followPeople'
import { type EndingCondition, endingIn, escaped } from './wordEndings'

/** Counting ends here: nobody reads on to the last of more. */
export const COUNTED = 1000
/** Of so many entries that have an ending, those that match are found sooner in the order that is wanted. */
const MANY = 16_000

const BY_ENDING: EntryIndex = { endings: 1 }
const BY_ID: EntryIndex = { _id: 1 }
const BY_END_OF_MEMBERSHIP: EntryIndex = { until: 1 }
const BY_FULL_NAME: EntryIndex = { fullName: 1, _id: 1 }
const BY_REGION_AND_NAME: EntryIndex = { region: 1, name: 1, _id: 1 }
/** Each is an index, too. */
const SORTS = {
  name: { name: 1, _id: 1 },
  newest: { joinedAt: -1, name: 1, _id: 1 },
} as const satisfies Record<DirectorySort, EntryIndex>

const literally = (texts: readonly string[]): RegExp => new RegExp(texts.map(escaped).join('|'))

/** What staff search people by. */
export const PERSON_FIELDS = ['fullName', 'email', 'organization'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]

/** The endings of the words of all that is searched by, or of names alone. Each is an index, too. */
type Endings = 'endings' | 'nameEndings'

/** A part of a search: entries are looked up by the endings, of which they have one, and compared. */
interface Part {
  endings: EndingCondition[]
  compared: EntryFilter
}

/** A text in any spelling, in one of some fields. */
const contains = (
  spellings: readonly string[],
  fields: readonly ('text' | 'name' | PersonField)[],
): Part => ({
  endings: spellings.map((spelling) => endingIn(spelling)),
  compared: { $or: fields.map((field) => ({ [field]: literally(spellings) })) },
})

/** By which of some parts the fewest entries are looked up, and how many at most `MANY`. */
const findRarest = async (
  payload: Payload,
  parts: readonly Part[],
  by: Endings,
): Promise<{ having: EntryFilter; number: number }> => {
  const having = parts.map(({ endings }): EntryFilter => ({ [by]: { $in: endings } }))
  const numbers = await Promise.all(
    having.map((ending) => countEntries(payload, ending, { index: { [by]: 1 }, limit: MANY })),
  )
  const number = Math.min(...numbers)
  return { having: having[numbers.indexOf(number)] ?? {}, number }
}

interface PartsSearch {
  by: Endings
  filter?: EntryFilter
  /** An order that has an index; left out, any. */
  sort?: EntryIndex
  limit: number
}

/** The entries that have all parts, at least one, and that a filter leaves: some of them. */
const findParts = async (
  payload: Payload,
  parts: readonly Part[],
  { by, filter = {}, sort, limit }: PartsSearch,
): Promise<FoundEntry[]> => {
  const { having, number } = await findRarest(payload, parts, by)
  if (number === 0) return []
  const wanted = { ...filter, $and: parts.map(({ compared }) => compared) }
  return sort && number === MANY
    ? findEntries(payload, wanted, { sort, index: sort, limit })
    : findEntries(payload, { ...wanted, ...having }, { sort, index: { [by]: 1 }, limit })
}

/** Those whose membership counts, or has expired. */
const withStanding = (isExpired: boolean, now: Date): EntryFilter => ({
  until: isExpired ? { $lte: now } : { $gt: now },
})

export interface MemberFilter {
  search: string
  region?: string
  grade?: string
  /** Id of a division. */
  division?: string
  /** Those whose membership has expired, for staff; otherwise those whose membership counts. */
  isExpired?: boolean
  sort: DirectorySort
  /** How many come before those wanted. */
  skip: number
  limit: number
}

export interface FoundMembers {
  /** Of profiles. */
  ids: string[]
  /** At most `COUNTED`. */
  total: number
  /** Whether others come after those that were found. */
  hasMore: boolean
}

/** The members of the directory that a filter leaves: some of them, in an order. */
export const searchMembers = async (
  payload: Payload,
  { search, region, grade, division, isExpired = false, sort, skip, limit }: MemberFilter,
  now = new Date(),
): Promise<FoundMembers> => {
  await followPeople(payload)
  const filter: EntryFilter = {
    ...withStanding(isExpired, now),
    ...(region && { region }),
    ...(grade && { grade }),
    ...(division && { divisions: division }),
  }
  const order = SORTS[sort]
  const inOrder = region && sort === 'name' ? BY_REGION_AND_NAME : order
  const find = (wanted: EntryFilter, index: EntryIndex): Promise<FoundEntry[]> =>
    findEntries(payload, wanted, { sort: order, index, skip, limit: limit + 1 })
  const count = (wanted: EntryFilter, index: EntryIndex): Promise<number> =>
    countEntries(payload, wanted, { index, limit: COUNTED })
  const toFound = (found: FoundEntry[], total: number): FoundMembers => ({
    ids: found.slice(0, limit).map(({ id }) => id),
    total,
    hasMore: found.length > limit,
  })
  const text = search.trim()
  if (!text)
    return toFound(...(await Promise.all([find(filter, inOrder), count(filter, BY_END_OF_MEMBERSHIP)])))
  const part = contains(foldings(text), ['text'])
  const { having, number } = await findRarest(payload, [part], 'endings')
  if (number === 0) return toFound([], 0)
  const wanted = { ...filter, ...part.compared }
  const byEnding = { ...wanted, ...having }
  const found = number < MANY ? find(byEnding, BY_ENDING) : find(wanted, inOrder)
  return toFound(...(await Promise.all([found, count(byEnding, BY_ENDING)])))
}

/** Shorter words are one letter away from too many others. */
const MIN_TYPO_LENGTH = 4
const WORD_BEGINS = String.raw`(?:^|[ \x00-])`
const WORD_ENDS = String.raw`(?:$|[ \x00-])`

/** Names with a word that begins with a word, or is that word with a letter too few, too many or another one. */
const withOneTypo = (word: string): RegExp => {
  const letters = Array.from(word, escaped)
  const variants = letters.flatMap((_, place) => {
    const [before, after] = [letters.slice(0, place).join(''), letters.slice(place + 1).join('')]
    return [`${before}${after}`, `${before}.${after}`, `${before}.${letters[place]}${after}`]
  })
  return new RegExp(
    `${WORD_BEGINS}(?:${escaped(word)}|(?:${[...variants, `${escaped(word)}.`].join('|')})${WORD_ENDS})`,
  )
}

/** Looked up by the half that a typo leaves, with which the word begins or ends; compared as a whole. */
const withTypo = (spellings: readonly string[]): Part => {
  const isShort = (word: string): boolean => word.length < MIN_TYPO_LENGTH
  return {
    endings: spellings.flatMap((word) => {
      const middle = word.length >>> 1
      return isShort(word)
        ? [endingIn(word)]
        : [endingIn(word.slice(0, middle)), endingIn(word.slice(middle), { endsWord: true })]
    }),
    compared: {
      $or: spellings.map((word) => ({ name: isShort(word) ? literally([word]) : withOneTypo(word) })),
    },
  }
}

/**
 * The first members, by name, whose name holds every word of a text, or the text as it stands. Where nobody's does, a
 * word may have one typo.
 * @returns the ids of their profiles
 */
export const searchMemberNames = async (
  payload: Payload,
  search: string,
  { isListedOnly, limit, now = new Date() }: { isListedOnly: boolean; limit: number; now?: Date },
): Promise<string[]> => {
  await followPeople(payload)
  const shown: EntryFilter = { ...withStanding(false, now), ...(isListedOnly && { isListed: true }) }
  const words = wordsOf(search)
  const wanted = words.length > 1 ? words : [foldings(search.trim())]
  const options = { by: 'nameEndings', filter: shown, sort: SORTS.name, limit } as const
  const found = await findParts(
    payload,
    wanted.map((spellings) => contains(spellings, ['name'])),
    options,
  )
  if (found.length > 0 || !words.flat().some((word) => word.length >= MIN_TYPO_LENGTH))
    return found.map(({ id }) => id)
  const near = await findParts(payload, words.map(withTypo), options)
  return near.map(({ id }) => id)
}

/** Those of some profiles whom the directory shows, or shows staff as expired. */
export const findShown = async (
  payload: Payload,
  ids: readonly string[],
  { isExpiredShown = false, now = new Date() } = {},
): Promise<Set<string>> => {
  await followPeople(payload)
  const filter: EntryFilter = {
    _id: { $in: ids.filter(isObjectId).map((id) => new ObjectId(id)) },
    until: isExpiredShown ? { $exists: true } : { $gt: now },
  }
  const found = await findEntries(payload, filter, { sort: BY_ID, index: BY_ID, limit: ids.length })
  return new Set(found.map(({ id }) => id))
}

/**
 * People with a profile whose name or address contains a text, in any spelling. For staff only.
 * @param limit of those that are named
 */
export const searchPeople = async (
  payload: Payload,
  text: string,
  limit: number,
): Promise<{ profiles: string[]; users: ObjectId[]; isAll: boolean }> => {
  await followPeople(payload)
  const part = contains(foldings(text.trim()), ['fullName', 'email'])
  const found = await findParts(payload, [part], { by: 'endings', limit: limit + 1 })
  const some = found.slice(0, limit)
  return {
    profiles: some.map(({ id }) => id),
    users: some.map(({ user }) => user),
    isAll: found.length <= limit,
  }
}

/**
 * The profiles whose field contains every word of a text, in any spelling; by name, the first of very many. For staff.
 * @param region of the profile, for the lead of a region
 */
export const searchProfiles = async (
  payload: Payload,
  { text, field, region, limit }: { text: string; field: PersonField; region?: string; limit: number },
): Promise<string[]> => {
  await followPeople(payload)
  const words = text.split(/\s+/).map((word) => contains(foldings(word), [field]))
  const filter: EntryFilter = region ? { profileRegion: region } : {}
  const found = await findParts(payload, words, { by: 'endings', filter, sort: BY_FULL_NAME, limit })
  return found.map(({ id }) => id)
}
