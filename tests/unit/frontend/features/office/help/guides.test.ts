import { describe, expect, it } from 'vitest'
import { DESK_GROUPS } from '../../../../../../frontend/features/office/desk/deskGroups'
import { findInGuides } from '../../../../../../frontend/features/office/help/findInGuides'
import { loadGuide, loadGuides } from '../../../../../../frontend/features/office/help/guides'
import { PAGE_HELP } from '../../../../../../frontend/features/office/help/pageHelp'
import { deskPaths } from '../../../../../../frontend/deskPaths'
import { paths } from '../../../../../../frontend/paths'

const pages = DESK_GROUPS.flatMap(({ entries }) => entries.map(({ to }) => to)).filter(
  (to) => to.startsWith(paths.admin.path) && to !== deskPaths.help.path,
)
const guides = await loadGuides()
const chaptersOf = async (name: string): Promise<string[]> =>
  (await loadGuide(name))?.chapters.map(({ id }) => id) ?? []

describe('help', () => {
  it('is there for every page of the desk, and for no other', () => {
    expect(Object.keys(PAGE_HELP).toSorted()).toEqual(pages.toSorted())
  })

  it.each(Object.entries(PAGE_HELP))('of %s is three sentences', (_page, { text }) => {
    expect(text.match(/[.](?= |$)/g)).toHaveLength(3)
  })

  it.each(Object.entries(PAGE_HELP))('of %s leads to a chapter that exists', async (_page, { chapter }) => {
    if (chapter?.id) expect(await chaptersOf(chapter.guide)).toContain(chapter.id)
  })
})

describe('the guides', () => {
  it.each(guides)(
    '$name: every chapter has a title of its own, and every link leads to one',
    async ({ guide }) => {
      const titles = guide.chapters.map(({ id }) => id)
      expect(new Set(titles).size).toBe(titles.length)
      for (const { html } of guide.chapters)
        for (const [, href = ''] of html.matchAll(/href="([^"]+)"/g)) {
          const [, name = '', anchor] = /^\/admin\/help\/([a-z-]+)(?:#(.+))?$/.exec(href) ?? []
          expect(await loadGuide(name), href).toBeDefined()
          if (anchor) expect(await chaptersOf(name), href).toContain(anchor)
        }
    },
  )

  it('say how large their pictures are, so that nothing moves while they load', () => {
    const images = guides.flatMap(({ guide }) =>
      guide.chapters.flatMap(({ html }) => html.match(/<img[^>]*>/g) ?? []),
    )
    expect(images.length).toBeGreaterThan(5)
    for (const image of images) {
      expect(image).toMatch(/ width="\d+" height="\d+" loading="lazy"/)
      expect(image).toMatch(/ alt="[^"]{10,}"/)
      expect(image).not.toContain('__PICTURE')
    }
  })

  it('are searched for all words of a text, titles first', () => {
    const found = findInGuides(guides, 'day close')
    expect(found.length).toBeGreaterThan(0)
    expect(findInGuides(guides, 'Instalments')[0]).toMatchObject({
      guide: 'treasurer',
      id: 'instalments',
      excerpt: '',
    })
    expect(findInGuides(guides, 'hippopotamus')).toEqual([])
    expect(findInGuides(guides, '  ')).toEqual([])
  })
})
