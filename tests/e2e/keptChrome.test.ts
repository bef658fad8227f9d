import { expect, test } from './fixtures'
import { PAGE_KINDS } from './routes'

/** Header, main part and footer, as they are written. */
const partsOf = (html: string): string[] =>
  ['header class="header"', 'main', 'footer'].map((tag) => {
    const start = html.indexOf(`<${tag}`)
    return html.slice(start, html.indexOf(`</${tag.split(' ', 1)[0]}>`, start))
  })

test('pages have the same header and footer whether they are kept or rendered anew', async ({ api }) => {
  const read = async (url: string, headers: Record<string, string> = {}): Promise<string[]> =>
    partsOf(await (await api.get(url, { headers })).text())
  const different: string[] = []
  for (const { path } of PAGE_KINDS) {
    // an ended session's page shares nothing with other pages
    const anew = await read(`${path}?again=2`, { cookie: 'ace_session=ended' })
    expect(anew.join('')).toContain('</nav>')
    await read(`${path}?again=1`) // may be the first of this content
    const kept = await read(`${path}?again=2`)
    if (kept.join('') !== anew.join('')) different.push(path)
  }
  expect(different).toEqual([])
})
