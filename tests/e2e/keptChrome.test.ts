import { expect, test } from './fixtures'
import { PAGE_KINDS } from './routes'

/** Header, main part and footer, as they are written. */
const partsOf = (html: string): string[] =>
  ['header class="header"', 'main', 'footer'].map((tag) => {
    const start = html.indexOf(`<${tag}`)
    return html.slice(start, html.indexOf(`</${tag.split(' ', 1)[0]}>`, start))
  })

for (const { path } of PAGE_KINDS)
  test(`${path} has the same header and footer whether they are kept or rendered anew`, async ({ api }) => {
    const read = async (query: string, headers: Record<string, string> = {}): Promise<string[]> =>
      partsOf(await (await api.get(`${path}?${query}`, { headers })).text())
    // an ended session's page shares nothing with other pages
    const anew = await read('again=2', { cookie: 'ace_session=ended' })
    await read('again=1') // may be the first of this content
    expect(await read('again=2')).toEqual(anew)
    expect(anew.join('')).toContain('</nav>')
  })
