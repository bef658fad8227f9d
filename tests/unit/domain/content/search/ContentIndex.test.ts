import { describe, expect, it } from 'vitest'
import { ContentIndex, type SearchDocument } from '../../../../../domain/content/search/ContentIndex'
import { textsOf } from '../../../../../domain/content/search/plainText'

const NOW = Date.UTC(2026, 5, 1)
const DAY_MS = 24 * 60 * 60_000

const documentOf = (id: string, facts: Partial<SearchDocument> = {}): SearchDocument => ({
  id,
  group: 'news',
  href: `/${id}`,
  title: '',
  summary: '',
  text: '',
  tags: '',
  date: 0,
  endsAt: Infinity,
  ...facts,
})

const indexOf = async (...documents: SearchDocument[]): Promise<ContentIndex> => {
  const index = new ContentIndex()
  await index.update(documents)
  return index
}

const idsOf = (index: ContentIndex, search: string, group: SearchDocument['group'] = 'news'): string[] =>
  index.find(search, { limit: 10, now: NOW })[group].map(({ id }) => id)

describe('the index of published content', () => {
  it('finds words by their beginning, in any case, accent, spelling and order', async () => {
    const index = await indexOf(
      documentOf('a', {
        title: 'Dues for Nyadɛŋ',
        text: 'Workshop at the University of Juba',
        tags: 'Central Equatoria',
      }),
    )
    for (const search of [
      'dues',
      'DUE',
      'nyadeng',
      'nyaden',
      'nyadɛŋ dues',
      'juba workshop',
      'equatoria',
      'univ',
    ])
      expect(idsOf(index, search), search).toEqual(['a'])
    for (const search of ['ues', 'bridge', '.*', '(', '']) expect(idsOf(index, search), search).toEqual([])
  })

  it('tolerates one typo after exact matches, and none in short words', async () => {
    const index = await indexOf(
      documentOf('typo', { title: 'Bridges' }),
      documentOf('exact', { text: 'Bridgex' }),
      documentOf('short', { title: 'CPD' }),
    )
    expect(idsOf(index, 'bridgex')).toEqual(['exact', 'typo'])
    expect(idsOf(index, 'bridgs')).toEqual(['typo'])
    expect(idsOf(index, 'cpx')).toEqual([])
  })

  it('ranks matches in titles first, then upcoming events, soonest first', async () => {
    const event = (id: string, days: number, facts: Partial<SearchDocument> = {}) =>
      documentOf(id, {
        group: 'events',
        title: 'Concrete',
        date: NOW + days * DAY_MS,
        endsAt: NOW + days * DAY_MS,
        ...facts,
      })
    const index = await indexOf(
      event('long ago', -90),
      event('lately', -3),
      event('later', 60),
      event('soon', 2),
      event('open', -200, { endsAt: Infinity }),
      event('inside', 1, { title: 'Talk', text: 'concrete' }),
    )
    expect(idsOf(index, 'concrete', 'events')).toEqual([
      'open',
      'soon',
      'later',
      'lately',
      'long ago',
      'inside',
    ])
    expect(index.find('concrete', { limit: 3, now: NOW }).events).toHaveLength(3)
  })

  it('finds records with some of the words where none has all', async () => {
    const index = await indexOf(
      documentOf('a', { title: 'Paying dues' }),
      documentOf('b', { title: 'Bridges' }),
    )
    expect(idsOf(index, 'dues bridges')).toEqual(expect.arrayContaining(['a', 'b']))
    expect(idsOf(index, 'paying dues')).toEqual(['a'])
  })

  it('marks the matching words, in the title and in an excerpt around them', async () => {
    const index = await indexOf(
      documentOf('a', {
        title: 'Renewing',
        summary: 'How it is done.',
        text: 'Annual dues are paid to the office.',
      }),
    )
    const [found] = index.find('due', { limit: 3 }).news
    expect(found).toEqual({
      id: 'a',
      title: 'Renewing',
      href: '/a',
      excerpt: 'Annual dues are paid to the office.',
      titleMarks: [],
      excerptMarks: [[7, 11]],
    })
    expect(index.find('renew', { limit: 3 }).news[0]?.titleMarks).toEqual([[0, 8]])
  })

  it('follows changes and removes deleted records', async () => {
    const index = await indexOf(documentOf('a', { title: 'Bridges' }), documentOf('b', { title: 'Roads' }))
    await index.update([documentOf('a', { title: 'Dams' })], ['b'])
    expect([idsOf(index, 'bridges'), idsOf(index, 'roads'), idsOf(index, 'dams')]).toEqual([[], [], ['a']])
    expect(index.size).toBe(1)
  })

  it('yields to other work while thousands of records are added', async () => {
    const words = ['bridge', 'road', 'county', 'drainage', 'borehole', 'survey', 'concrete', 'flood']
    const documents = Array.from({ length: 4000 }, (_, place) =>
      documentOf(String(place), {
        title: `Report ${place}`,
        text: Array.from(
          { length: 40 },
          (__, step) => `${words[(place + step) % words.length]}${(place * step) % 50}`,
        ).join(' '),
      }),
    )
    let turns = 0
    const timer = setInterval(() => (turns += 1), 1)
    await new ContentIndex().update(documents)
    clearInterval(timer)
    expect(turns).toBeGreaterThan(10)
  })

  it('takes many changes, and searches between them, without a later clean-up that could fail', async () => {
    const wordOf = (version: number, id: number, word: number): string =>
      `${`${version}`.repeat(3)}x${id}y${word}`
    const wordsOf = (version: number, id: number): string =>
      Array.from({ length: 60 }, (_, word) => wordOf(version, id, word)).join(' ')
    const library = (version: number): SearchDocument[] =>
      Array.from({ length: 40 }, (_, id) => documentOf(`${id}`, { text: wordsOf(version, id) }))
    const index = await indexOf(...library(0))
    for (let version = 1; version <= 5; version += 1) {
      await index.update(library(version))
      await new Promise((resolve) => setTimeout(resolve, 5))
      expect(idsOf(index, wordOf(version - 1, 7, 1)), 'an old word').toEqual([])
      expect(idsOf(index, wordOf(version, 7, 1))[0], 'a new word').toBe('7')
    }
    await index.update(
      [],
      Array.from({ length: 40 }, (_, id) => `${id}`),
    )
    expect(index.size).toBe(0)
    expect(idsOf(index, '555x7')).toEqual([])
  })
})

describe('the indexed texts of a record', () => {
  it('are those that people read, by the fields of its collection', () => {
    const fields = [
      { name: 'title', type: 'text' },
      { name: 'slug', type: 'text' },
      { name: 'secret', type: 'text', access: { read: () => false } },
      { type: 'row', fields: [{ name: 'lead', type: 'textarea' }] },
      { name: 'body', type: 'richText' },
      {
        name: 'layout',
        type: 'blocks',
        blocks: [
          {
            slug: 'card',
            fields: [
              { name: 'href', type: 'text' },
              { name: 'items', type: 'array', fields: [{ name: 'text', type: 'text' }] },
            ],
          },
        ],
      },
    ] as unknown as Parameters<typeof textsOf>[0]
    const text = (value: string) => ({ type: 'text', text: value })
    const values = {
      title: 'Title',
      slug: 'slug',
      secret: 'secret',
      lead: 'Lead',
      body: {
        root: {
          type: 'root',
          children: [
            { type: 'paragraph', children: [text('One '), text('two')] },
            { type: 'heading', children: [text('Three')] },
          ],
        },
      },
      layout: [
        { blockType: 'card', href: '/x', items: [{ text: 'Item' }] },
        { blockType: 'gone', text: 'Gone' },
      ],
    }
    expect(textsOf(fields, values)).toEqual(['Title', 'Lead', 'One two Three', 'Item'])
  })
})
