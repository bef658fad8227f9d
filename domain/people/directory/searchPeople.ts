import { ObjectId } from 'mongodb'
import type { Payload } from 'payload'
import { isObjectId } from '../../../platform/isObjectId'
import { foldings, wordsOf } from '../../content/search/folding.schema'
import { type DirectorySort } from './directory.schema'
import { type EntryFilter, countEntries, findEntries } from './directoryEntriesRepository'
import { followPeople } from './followPeople'
import { endingIn, endingThatBegins, endingThatIs } from './wordEndings'

/** Counting ends here: nobody reads on to the last of more. */
export const COUNTED = 1000

const SORTS = {
  name: { name: 1, _id: 1 },
  newest: { joinedAt: -1, name: 1, _id: 1 },
} as const satisfies Record<DirectorySort, Record<string, 1 | -1>>

/** Every character for itself, in an expression of the database. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`).replaceAll('\0', String.raw`\x00`)

const literally = (text: string): RegExp => new RegExp(escaped(text))

/** What staff search people by. */
export const PERSON_FIELDS = ['fullName', 'email', 'organization'] as const
export type PersonField = (typeof PERSON_FIELDS)[number]

/** One condition stands for itself: the database plans the alternatives of an `$or` one by one. */
const anyOf = (conditions: EntryFilter[]): EntryFilter =>
  conditions.length === 1 ? { ...conditions[0] } : { $or: conditions }

/** A text in any spelling, in one of some fields. */
const contains = (
  spellings: readonly string[],
  fields: readonly ('text' | 'name' | PersonField)[],
): EntryFilter =>
  anyOf(
    spellings.map((spelling) => ({
      endings: endingIn(spelling),
      ...anyOf(fields.map((field) => ({ [field]: literally(spelling) }))),
    })),
  )

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
  const wanted = search.trim()
  const filter: EntryFilter = {
    ...withStanding(isExpired, now),
    ...(wanted && contains(foldings(wanted), ['text'])),
    ...(region && { region }),
    ...(grade && { grade }),
    ...(division && { divisions: division }),
  }
  const [found, total] = await Promise.all([
    findEntries(payload, filter, { sort: SORTS[sort], skip, limit: limit + 1 }),
    countEntries(payload, filter, COUNTED),
  ])
  return { ids: found.slice(0, limit).map(({ id }) => id), total, hasMore: found.length > limit }
}

/** Shorter words are one letter away from too many others. */
const MIN_TYPO_LENGTH = 4
const WORD_BEGINS = String.raw`(?:^|[ \x00-])`
const WORD_ENDS = String.raw`(?:$|[ \x00-])`

/** Names with a word that begins with a word, or is that word with a letter too few, too many or another one. */
const withOneTypo = (word: string): RegExp => {
  const letters = [...word].map(escaped)
  const variants = letters.flatMap((_, place) => {
    const [before, after] = [letters.slice(0, place).join(''), letters.slice(place + 1).join('')]
    return [`${before}${after}`, `${before}.${after}`, `${before}.${letters[place]}${after}`]
  })
  return new RegExp(
    `${WORD_BEGINS}(?:${escaped(word)}|(?:${[...variants, `${escaped(word)}.`].join('|')})${WORD_ENDS})`,
  )
}

/** Looked up by the half that a typo leaves, with which the word begins or ends; compared as a whole. */
const withTypo = (words: string[][]): EntryFilter => ({
  $and: words.map((spellings) => ({
    $or: spellings.flatMap((word): EntryFilter[] => {
      if (word.length < MIN_TYPO_LENGTH) return [contains([word], ['name'])]
      const middle = word.length >>> 1
      const halves = [endingThatBegins(word.slice(0, middle)), endingThatIs(word.slice(middle))]
      return halves.map((endings): EntryFilter => ({ endings, name: withOneTypo(word) }))
    }),
  })),
})

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
  const found = await findEntries(
    payload,
    { ...shown, $and: wanted.map((spellings) => contains(spellings, ['name'])) },
    { sort: SORTS.name, limit },
  )
  if (found.length > 0 || !words.flat().some((word) => word.length >= MIN_TYPO_LENGTH))
    return found.map(({ id }) => id)
  const near = await findEntries(payload, { ...shown, ...withTypo(words) }, { sort: SORTS.name, limit })
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
  const found = await findEntries(payload, filter, { sort: { _id: 1 }, limit: ids.length })
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
  const filter = contains(foldings(text.trim()), ['fullName', 'email'])
  const found = await findEntries(payload, filter, { sort: { _id: 1 }, limit: limit + 1 })
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
  const filter: EntryFilter = { $and: words, ...(region && { profileRegion: region }) }
  const found = await findEntries(payload, filter, { sort: { fullName: 1, _id: 1 }, limit })
  return found.map(({ id }) => id)
}
