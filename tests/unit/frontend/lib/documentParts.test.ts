import { describe, expect, it } from 'vitest'
import { addToBody, addToHead, cutDocument, textsOf } from '../../../../frontend/lib/documentParts'

describe('a document in parts', () => {
  const html = '<html><head><title>Events</title></head><body><p>Nothing yet</p></body></html>'

  it('gets more at the end of its head and of its body, each behind what was put in before', () => {
    const parts = addToBody(
      addToHead(addToHead(cutDocument(html), '<meta name="a">'), '<style></style>'),
      '<p></p>',
    )
    expect(textsOf(parts).join('')).toBe(
      '<!doctype html><html><head><title>Events</title><meta name="a"><style></style></head>' +
        '<body><p>Nothing yet</p><p></p></body></html>',
    )
  })

  it('is cut at its own ends, whatever the page writes about them', () => {
    const about = html.replace('Nothing yet', 'The tag </body> ends a page, </head> its head')
    expect(textsOf(cutDocument(about)).join('')).toBe(`<!doctype html>${about}`)
    expect(cutDocument(about).end).toBe('</body></html>')
  })
})
