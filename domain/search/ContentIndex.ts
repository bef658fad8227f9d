import MiniSearch, { type Query, type SearchResult } from 'minisearch'
import { createYielder } from '../../platform/yieldLoop'
import { excerptOf } from './excerptOf'
import { WORD, foldings, marksOf, wordsOf } from './folding.schema'
import { CONTENT_GROUPS, type ContentGroup, type Found } from './search.schema'

/** A published document as it is searched. */
export interface SearchDocument {
  /** Of the collection and the document. */
  id: string
  group: ContentGroup
  href: string
  title: string
  summary: string
  /** Everything else that people read in it. */
  text: string
  /** Category, topic, region, place. */
  tags: string
  /** For the order, in milliseconds since 1970; 0 for what has no time. */
  date: number
  /** When it is past, for events; Infinity for what is never past. */
  endsAt: number
}

/** A fraction of this is the least that a word counts for. */
const BOOST = { title: 5, tags: 2.5, summary: 1.5, text: 1 }
/** Shorter words have too many neighbours. */
const MIN_TYPO_LENGTH = 4
const MIN_PREFIX_LENGTH = 2
/** So few results that words with a typo are looked for as well. */
const FEW = 3

type FoundDocument = SearchResult & { tier: number; document: SearchDocument }

/** Where its title was hit first, then by weight; upcoming before past, the next first and the latest first. */
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
 * Full text of everything published, in this process's memory. Words are compared without case and accents, by their
 * beginnings, and with one typo where little else is found.
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

  /** Adds documents that are new or changed, and removes those that are gone. Yields to other work in between. */
  async update(
    changed: AsyncIterable<SearchDocument> | Iterable<SearchDocument>,
    gone: Iterable<string> = [],
  ): Promise<void> {
    const pause = createYielder()
    for (const id of gone) this.#forget(id)
    for await (const document of changed) {
      this.#forget(document.id)
      this.#documents.set(document.id, document)
      this.#index.add(document)
      await pause()
    }
  }

  /**
   * What a text finds, by group, the best first.
   * @param limit of each group
   */
  find(
    search: string,
    { limit, now = Date.now() }: { limit: number; now?: number },
  ): Record<ContentGroup, Found[]> {
    const found = this.#search(search).sort(byRank(now))
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

  #forget(id: string): void {
    if (this.#documents.delete(id)) this.#index.discard(id)
  }

  #search(search: string): FoundDocument[] {
    const words = wordsOf(search)
    if (words.length === 0) return []
    const exact = this.#run(words, 'AND', 0)
    const wanted = exact.length < FEW ? [...exact, ...this.#run(words, 'AND', 2, exact)] : exact
    // nothing has all of the words: what has some of them is better than nothing
    return wanted.length > 0 || words.length === 1 ? wanted : this.#run(words, 'OR', 4)
  }

  /** @param tier of results that have a word in the title; others come after them */
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
