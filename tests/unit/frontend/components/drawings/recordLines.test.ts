import { describe, expect, it } from 'vitest'
import { DRAWN, recordLines } from '../../../../../frontend/components/drawings/recordLines'
import { chapters } from '../../../../../seed/content/chapters'

const slugs = Array.from(
  { length: 300 },
  (_, index) =>
    [
      `paper-${index}`,
      `bridge-inspection-${index}`,
      `raised-roads-${index}`,
      `wells-and-water-${index}`,
      `mix-design-${index}`,
    ][index % 5] ?? '',
)

/** A drawing without its numbers: drawings that differ in numbers only look alike. */
const withoutFigures = (lines: string): string => lines.replace(/<text.*?<\/text>/g, '')

describe('the drawing of a record', () => {
  it.each(DRAWN)('of the kind %s is the same for the same name, and different for other names', (kind) => {
    const drawings = slugs.map((slug) => withoutFigures(recordLines(kind, slug)))
    expect(drawings).toEqual(slugs.map((slug) => withoutFigures(recordLines(kind, slug))))
    expect(new Set(drawings).size).toBe(slugs.length)
  })

  it('is small, within its bounds, and has the palette’s colours only', () => {
    for (const slug of slugs) {
      const lines = recordLines('event', slug)
      expect(lines.length).toBeGreaterThan(300)
      expect(lines.length).toBeLessThan(2000)
      expect(lines).not.toMatch(/NaN|undefined|Infinity|#|url\(/)
      expect(new Set(lines.match(/var\(--[\w-]+/g))).toEqual(expect.any(Set))
      for (const [name] of lines.matchAll(/var\(--[\w-]+/g))
        expect([
          'var(--ink-soft',
          'var(--nile',
          'var(--laterite',
          'var(--drawing-text',
          'var(--font-display',
        ]).toContain(name)
      expect(lines.replace(/<path[^<>]*\/>|<text[^<>]*>[^<>]*<\/text>/g, '')).toBe('')
    }
  })

  it('shows the kind of structure that the name mentions', () => {
    const hasWater = (slug: string): boolean => recordLines('event', slug).includes('var(--nile)')
    expect(hasWater('site-visit-freedom-bridge')).toBe(true)
    expect(hasWater('reading-the-river')).toBe(true)
  })

  it('differs between the chapters of a fresh installation by more than sizes', () => {
    const shapes = chapters.map(({ slug }) => recordLines('chapter', slug).replace(/[-\d.]+/g, ''))
    expect(new Set(shapes).size).toBe(chapters.length)
  })
})
