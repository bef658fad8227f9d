import type { SanitizedConfig } from 'payload'
import { beforeAll, describe, expect, it } from 'vitest'
import { referencePathsOf } from '../../../../domain/content/trash/referencePaths'
import { textLeadsTo } from '../../../../domain/content/trash/textLeadsTo'

let config: SanitizedConfig

beforeAll(async () => {
  config = await (await import('../../../../payload.config')).default
})

const pathsOf = (slug: string) => {
  const found = [...config.collections, ...config.globals].find((entity) => entity.slug === slug)
  return referencePathsOf(found?.flattenedFields ?? [])
}

const leadingTo = (collection: string): string[] =>
  [...config.collections, ...config.globals]
    .flatMap(({ slug, flattenedFields }) =>
      referencePathsOf(flattenedFields)
        .relations.filter(({ collections }) => collections.includes(collection))
        .map(({ path }) => `${slug}.${path}`),
    )
    .sort()

describe('the fields that name a record', () => {
  it('are found in the configuration: fields, lists, blocks, blocks in tabs, globals', () => {
    expect(leadingTo('media')).toEqual(
      expect.arrayContaining([
        'news.image',
        'officers.portrait',
        'pages.layout.image',
        'pages.layout.tabs.blocks.image',
        'publications.coverImage',
      ]),
    )
    expect(leadingTo('publications')).toContain('home.publications')
    expect(leadingTo('events')).toEqual(expect.arrayContaining(['home.event', 'registrations.event']))
  })

  it('include links in lists and blocks, and formatted texts', () => {
    expect(pathsOf('pages').links.some((path) => path.startsWith('layout.tabs.blocks.'))).toBe(true)
    expect(pathsOf('pages').richTexts.length).toBeGreaterThan(0)
    expect(pathsOf('news').richTexts).toEqual(['body', 'parts.content'])
    expect(pathsOf('navigation').links.length).toBeGreaterThan(0)
  })

  it('are indexed where members’ records refer to content, since there may be many', () => {
    const content = config.collections.filter(({ trash }) => trash).map(({ slug }) => slug)
    const unindexed = config.collections
      .filter(({ admin, slug, trash }) => !trash && admin.hidden !== true && !slug.startsWith('payload-'))
      .flatMap(({ slug, flattenedFields, indexes }) =>
        flattenedFields
          .filter(
            (field) =>
              (field.type === 'relationship' || field.type === 'upload') &&
              [field.relationTo].flat().some((target) => content.includes(target)),
          )
          .filter(
            (field) =>
              !('index' in field && field.index) &&
              !('unique' in field && field.unique) &&
              !indexes.some(({ fields }) => String(fields[0]) === field.name),
          )
          .map(({ name }) => `${slug}.${name}`),
      )
    expect(unindexed).toEqual([])
  })
})

describe('a formatted text', () => {
  const target = { collection: 'media', id: '65f000000000000000000001', address: '/newsroom/a-bridge' }
  const inParagraph = (node: object) => ({ root: { children: [{ type: 'paragraph', children: [node] }] } })

  it.each([
    ['an upload', { type: 'upload', relationTo: 'media', value: target.id }, 'record'],
    ['a populated upload', { type: 'upload', relationTo: 'media', value: { id: target.id } }, 'record'],
    [
      'a link to a record',
      { type: 'link', fields: { linkType: 'internal', doc: { relationTo: 'media', value: target.id } } },
      'record',
    ],
    ['a link to a URL', { type: 'link', fields: { url: '/newsroom/a-bridge?from=mail#top' } }, 'link'],
    ['a link to another address', { type: 'link', fields: { url: '/newsroom/a-bridge-again' } }, undefined],
    ['an upload of another collection', { type: 'upload', relationTo: 'files', value: target.id }, undefined],
  ])('with %s', (_, node, expected) => {
    expect(textLeadsTo([{ body: inParagraph(node) }], target)).toBe(expected)
  })
})
