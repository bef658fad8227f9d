import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { letOthersRun } from '../../../platform/yieldLoop'
import { excerptOf } from './excerptOf'
import { WORD, foldings, marksOf, wordsOf } from './folding.schema'
import { CONTENT_GROUPS, type ContentGroup, type Found } from './search.schema'

/** A published document in the index. */
export interface SearchDocument {
  /** Of the collection and the document. */
  id: string
  group: ContentGroup
  href: string
  title: string
  summary: string
  /** All other text of it. */
  text: string
  /** Category, topic, region, place. */
  tags: string
  /** For sorting, in milliseconds since 1970; 0 for a document without a date. */
  date: number
  /** When it is past, for events; Infinity for documents that are never past. */
  endsAt: number
  /** Whether it is found no more once it is past. */
  isGoneAtEnd?: boolean
}

/** The smallest weight of a word, as a fraction. */
const BOOST = { title: 5, tags: 2.5, summary: 1.5, text: 1 }
/** Shorter words have too many similar words. */
const MIN_TYPO_LENGTH = 4
const MIN_PREFIX_LENGTH = 2
/** With fewer results, words with a typo are searched as well. */
const FEW = 3

type FoundDocument = SearchResult & { tier: number; document: SearchDocument }

/** Matches in the title first, then by weight; upcoming before past, the next first and the latest first. */
const byRank =
  (now: number) =>
  (a: FoundDocument, b: FoundDocument): number => {
    const [isPast, isOtherPast] = [a.document.endsAt < now, b.document.endsAt < now]
    if (a.tier !== b.tier) return a.tier - b.tier
    if (isPast !== isOtherPast) return isPast ? 1 : -1
    if (a.document.group === 'events')
      return isPast ? b.document.date - a.document.date : a.document.date - b.document.date
    return b.score - a.score || b.document.date - a.document.date
  }

/**
 * The full text of all published content, in this process's memory. Words are compared without case and
 * accents, by their beginning, and with one typo where there are few results.
 */
export class ContentIndex {
  readonly #documents = new Map<string, SearchDocument>()
  readonly #index = new MiniSearch<SearchDocument>({
    fields: Object.keys(BOOST),
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: (word) => foldings(word),
    searchOptions: { boost: BOOST, weights: { prefix: 0.6, fuzzy: 0.2 } },
  })

  get size(): number {
    return this.#documents.size
  }

  /** Adds new and changed documents, and removes deleted ones. Yields to other work in between. */
  async update(
    changed: AsyncIterable<SearchDocument> | Iterable<SearchDocument>,
    gone: Iterable<string> = [],
  ): Promise<void> {
    for (const id of gone) this.#forget(id)
    for await (const document of changed) {
      this.#forget(document.id)
      this.#documents.set(document.id, document)
      this.#index.add(document)
      await letOthersRun()
    }
  }

  /**
   * The results for a text, by group, the best first.
   * @param limit for each group
   */
  find(
    search: string,
    { limit, now = Date.now() }: { limit: number; now?: number },
  ): Record<ContentGroup, Found[]> {
    const found = this.#search(search)
      .filter(({ document: { isGoneAtEnd, endsAt } }) => !isGoneAtEnd || endsAt >= now)
      .sort(byRank(now))
    const groups = Object.fromEntries(CONTENT_GROUPS.map((group) => [group, [] as Found[]])) as Record<
      ContentGroup,
      Found[]
    >
    for (const result of found) {
      const group = groups[result.document.group]
      if (group.length < limit) group.push(toFound(result))
    }
    return groups
  }

  /**
   * Removes the words of a document at once. The index's own `discard` leaves them to a later clean-up, which
   * waits in between and fails when a search or a change comes meanwhile.
   */
  #forget(id: string): void {
    const known = this.#documents.get(id)
    if (!known) return
    this.#index.remove(known)
    this.#documents.delete(id)
  }

  #search(search: string): FoundDocument[] {
    const words = wordsOf(search)
    if (words.length === 0) return []
    const exact = this.#run(words, 'AND', 0)
    const wanted = exact.length < FEW ? [...exact, ...this.#run(words, 'AND', 2, exact)] : exact
    // no document has all of the words: those with some of them are better than none
    return wanted.length > 0 || words.length === 1 ? wanted : this.#run(words, 'OR', 4)
  }

  /** @param tier of results with a word in the title; the others follow */
  #run(
    words: string[][],
    combineWith: 'AND' | 'OR',
    tier: number,
    known: FoundDocument[] = [],
  ): FoundDocument[] {
    const hasTypos = tier === 2
    const options = {
      prefix: (term: string) => term.length >= MIN_PREFIX_LENGTH,
      fuzzy: (term: string) => hasTypos && term.length >= MIN_TYPO_LENGTH && 1,
      tokenize: (text: string) => [text],
      processTerm: (term: string) => term,
    }
    const query: Query = {
      combineWith,
      queries: words.map((spellings) => ({ combineWith: 'OR', queries: spellings })),
      ...options,
    }
    const ids = new Set(known.map(({ id }) => id as string))
    return this.#index.search(query).flatMap((result) => {
      const document = this.#documents.get(result.id as string)
      if (!document || ids.has(document.id)) return []
      const isInTitle = Object.values(result.match).some((fields) => fields.includes('title'))
      return [Object.assign(result, { document, tier: isInTitle ? tier : tier + 1 })]
    })
  }
}

const toFound = ({ document: { id, title, href, summary, text }, terms }: FoundDocument): Found => {
  const known = new Set(terms)
  const isMatch = (folded: string): boolean => known.has(folded)
  const excerpt = excerptOf([summary, text], isMatch)
  return {
    id,
    title,
    href,
    excerpt,
    titleMarks: marksOf(title, isMatch),
    excerptMarks: marksOf(excerpt, isMatch),
  }
}
