import { describe, expect, it } from 'vitest'
import { isRichText } from '../../../../domain/content/richText.schema'

const textOf = (...children: unknown[]): unknown => ({ root: { type: 'root', children } })
const paragraph = (...children: unknown[]): unknown => ({ type: 'paragraph', children })

describe('valid rich text', () => {
  it('is what the editor makes', () => {
    const link = {
      type: 'link',
      fields: { url: '/events', newTab: false },
      children: [{ type: 'text', text: 'Events', format: 1 }],
    }
    const list = {
      type: 'list',
      listType: 'number',
      start: 1,
      children: [{ type: 'listitem', children: [{ type: 'text', text: 'One' }] }],
    }
    expect(
      isRichText(
        textOf({ type: 'heading', tag: 'h2', children: [] }, paragraph(link, { type: 'linebreak' }), list, {
          type: 'quote',
          children: [],
        }),
      ),
    ).toBe(true)
  })

  it.each([
    ['a string', 'text'],
    ['a list', []],
    ['no root', {}],
    ['an empty root', { root: null }],
    ['a root of another type', { root: { type: 'paragraph', children: [] } }],
    ['an empty node', textOf(null)],
    ['a node without a type', textOf({})],
    ['an unknown type', textOf({ type: '__proto__' })],
    ['a link without an address', textOf(paragraph({ type: 'link' }))],
    ['a link with an invalid address', textOf(paragraph({ type: 'link', fields: { url: {} } }))],
    ['a text node without text', textOf(paragraph({ type: 'text', text: null }))],
    ['children that are not a list', textOf({ type: 'paragraph', children: 'x' })],
    ['a heading of an unknown level', textOf({ type: 'heading', tag: 'script', children: [] })],
  ])('is not %s', (_, value) => expect(isRichText(value)).toBe(false))

  it('has limited nesting', () => {
    let node: unknown = paragraph()
    for (let depth = 0; depth < 1000; depth += 1) node = paragraph(node)
    expect(isRichText(textOf(node))).toBe(false)
  })
})
