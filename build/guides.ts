import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Marked, Renderer, type Token, type Tokens } from 'marked'
import sharp from 'sharp'
import type { Plugin } from 'vite'
import type { Guide, GuideChapter } from '../frontend/features/office/help/guide.types'
import { toAnchor } from '../frontend/lib/toAnchor.ts'

const GUIDE = /[\\/]docs[\\/]staff[\\/][^\\/]+\.md$/
/** Stands for the address of a picture until the bundler has named it. */
const placeholder = (place: number): string => `__PICTURE_${place}__`

interface Picture {
  /** Beside the guide. */
  file: string
  width: number
  height: number
}

const isHeading = (token: Token, depth: number): token is Tokens.Heading =>
  token.type === 'heading' && token.depth === depth

const measure = async (folder: string, token: Tokens.Image): Promise<Picture> => {
  const { width, height } = await sharp(path.join(folder, token.href)).metadata()
  return { file: token.href, width, height }
}

/** Another guide by its name in the folder, as a page of the desk. */
const toPage = (href: string): string => href.replace(/^([a-z-]+)\.md/, '/admin/help/$1')

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** A guide of the staff, from its Markdown: chapters as HTML, and the pictures that they show. */
const readGuide = async (file: string): Promise<{ guide: Guide; pictures: Picture[] }> => {
  const marked = new Marked()
  const tokens = marked.lexer(readFileSync(file, 'utf8'))
  const images: Tokens.Image[] = []
  void marked.walkTokens(tokens, (token) => {
    if (token.type === 'image') images.push(token as Tokens.Image)
  })
  const pictures = await Promise.all(images.map((image) => measure(path.dirname(file), image)))
  marked.use({
    renderer: {
      image({ href, text }) {
        const place = images.findIndex((image) => image.href === href)
        const { width, height } = pictures[place] ?? { width: 0, height: 0 }
        return `<img src="${placeholder(place)}" alt="${escape(text)}" width="${width}" height="${height}" loading="lazy">`
      },
      /** What is wider than a phone scrolls, also by keyboard. */
      table(token) {
        return `<div class="scroll-box" tabindex="0">${Renderer.prototype.table.call(this, token)}</div>`
      },
      code({ text }) {
        return `<pre tabindex="0"><code>${escape(text)}</code></pre>`
      },
      link({ href, tokens: words }) {
        return `<a class="link" href="${escape(toPage(href))}">${this.parser.parseInline(words)}</a>`
      },
    },
  })
  const chapters: GuideChapter[] = []
  let title = ''
  let section: Token[] = []
  let heading = ''
  const close = (): void => {
    if (section.length > 0)
      chapters.push({ id: toAnchor(heading), title: heading, html: marked.parser(section) })
    section = []
  }
  for (const token of tokens) {
    if (isHeading(token, 1)) title = token.text
    else if (isHeading(token, 2)) {
      close()
      heading = token.text
    } else if (token.type !== 'space') section.push(token)
  }
  close()
  return { guide: { title, chapters }, pictures }
}

/** Makes a module of each guide of the staff (`docs/staff`), so that the site serves them: see `Guide`. */
export const guides: Plugin = {
  name: 'guides',
  enforce: 'pre',
  async load(id) {
    const file = id.split('?')[0] ?? id
    if (!GUIDE.test(file)) return
    this.addWatchFile(file)
    const { guide, pictures } = await readGuide(file)
    const imports = pictures.map(({ file: from }, place) => `import p${place} from './${from}?url'`)
    const source = pictures.reduce(
      (text, _picture, place) => text.replaceAll(placeholder(place), `"+p${place}+"`),
      JSON.stringify(guide),
    )
    return { code: `${imports.join('\n')}\nexport default ${source}`, moduleType: 'js' }
  },
}
