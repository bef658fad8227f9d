import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it } from 'vitest'
import { RichText, type RichTextProps } from '../../../../frontend/components/richText/RichText'

const text = (content: string, format = 0) => ({ type: 'text', version: 1, text: content, format })
const link = (url: string, content: string) => ({
  type: 'link',
  version: 1,
  fields: { url },
  children: [text(content)],
})
const block = (type: string, children: unknown[], more: object = {}) => ({
  type,
  version: 1,
  children,
  ...more,
})

const render = (children: unknown[], props: Partial<RichTextProps> = {}): string => {
  const value = {
    root: { type: 'root', version: 1, direction: null, format: '', indent: 0, children },
  } as unknown as RichTextProps['value']
  return renderToStaticMarkup(createElement(MemoryRouter, null, createElement(RichText, { value, ...props })))
}

describe('RichText', () => {
  it('renders each type of node', () => {
    const html = render([
      block('heading', [text('Members')], { tag: 'h2' }),
      block('paragraph', [
        text('plain '),
        text('bold', 1),
        text(' '),
        text('italic', 2),
        { type: 'linebreak', version: 1 },
        text('both', 3),
      ]),
      block('list', [block('listitem', [text('one')])], { listType: 'bullet' }),
      block('list', [block('listitem', [text('first')])], { listType: 'number', start: 3 }),
      block('quote', [text('said')]),
    ])
    expect(html).toBe(
      '<div class="rich-text"><h2>Members</h2><p>plain <strong>bold</strong> <em>italic</em><br/><strong><em>both</em></strong></p><ul><li>one</li></ul><ol start="3"><li>first</li></ol><blockquote>said</blockquote></div>',
    )
  })

  it('moves headings below those around it, and names them', () => {
    expect(
      render([block('heading', [text('Who we are')], { tag: 'h2' })], { shift: 1, hasAnchors: true }),
    ).toContain('<h3 id="who-we-are">')
  })

  it('leads nowhere with a script', () => {
    const html = render([block('paragraph', [link('javascript:alert(1)', 'here')])])
    expect(html).toContain('>here</a>')
    expect(html).not.toMatch(/href|javascript/)
  })

  it('shows markup as the text it is', () => {
    expect(render([block('paragraph', [text('<img src=x onerror=alert(1)>')])])).toContain(
      '&lt;img src=x onerror=alert(1)&gt;',
    )
  })

  it('keeps the text of nodes it does not know', () => {
    expect(render([block('columns', [block('paragraph', [text('still here')])])])).toContain(
      '<p>still here</p>',
    )
  })
})
