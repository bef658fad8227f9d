import { describe, expect, it } from 'vitest'
import { PUBLICATION_CATEGORIES } from '../../../domain/publications/categories.schema'
import { FEATURED_PUBLICATIONS, publications } from '../../../seed/content/publications'
import { renderPublication } from '../../../seed/publicationPdf/renderPublication'

/** The characters beyond Latin-1 in the standard fonts of a PDF. */
const WIN_ANSI_EXTRAS = '–—‘’“”•…€'

describe('the publications of a fresh installation', () => {
  // proves: C115
  it('have every category except books', () => {
    const { books: _, ...categories } = PUBLICATION_CATEGORIES
    expect(new Set(publications.map(({ data }) => data.category))).toEqual(new Set(Object.keys(categories)))
  })

  it('have a PDF each, or a link for a video', () => {
    for (const { data, text } of publications) {
      expect(text === undefined).toBe(data.category === 'videos')
      expect(Boolean(data.videoUrl)).toBe(data.category === 'videos')
    }
  })

  it('include those on the home page', () => {
    const slugs = publications.map(({ data }) => data.slug)
    expect(slugs).toEqual(expect.arrayContaining(FEATURED_PUBLICATIONS))
    expect(new Set(slugs).size).toBe(slugs.length)
  })

  const pdfs = publications.flatMap(({ data, text }) => (text ? [{ slug: data.slug, text }] : []))

  it.each(pdfs)('$slug: two to four pages, small, and identical each time', async ({ text }) => {
    const [first, second] = [await renderPublication(text), await renderPublication(text)]
    expect(first.content.subarray(0, 5).toString()).toBe('%PDF-')
    expect(first.content.equals(second.content)).toBe(true)
    expect(first.pages).toBeGreaterThanOrEqual(2)
    expect(first.pages).toBeLessThanOrEqual(4)
    expect(first.content.length).toBeLessThan(60_000)
  })

  it.each(pdfs)('$slug: only characters that its fonts have, and a drawing or table', ({ text }) => {
    const strange = Array.from(JSON.stringify(text)).filter(
      (character) => (character.codePointAt(0) ?? 0) > 255 && !WIN_ANSI_EXTRAS.includes(character),
    )
    expect(strange).toEqual([])
    const kinds = text.sections.flatMap(({ blocks }) =>
      blocks.map((block) => (typeof block === 'string' ? 'text' : block.kind)),
    )
    expect(kinds.some((kind) => kind === 'figure' || kind === 'table')).toBe(true)
  })
})
