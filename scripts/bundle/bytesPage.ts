import { BUDGETS_KB, STARTER_BUDGET_KB, TOLERANCE_KB } from './budgets'
import type { Bundle } from './readBundle'

export const BYTES_PAGE = 'docs/bytes.md'

const SOURCES_TITLE = '## Sources'
const ROW = /^\| `([^`]+)` +\|.* ([\d,.]+) \|$/
/** What the record leaves out of a size. */
const ROUNDED_BYTES = 50
/** How many of the sources that grew are named. */
const NAMED = 5

/** Kilobytes of 1000 bytes, with one decimal. */
const format = (bytes: number): string => (bytes / 1000).toFixed(1)

const table = (head: string[], rows: string[][]): string =>
  [head, head.map((_, place) => (place === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')

/** The library that a source belongs to; a source of our own is itself. */
const nameOf = (source: string): string =>
  /node_modules\/(?!.*node_modules\/)(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source

/** The bytes that each source takes in some files, before minification; a library is one source. */
const sourceBytes = (files: Bundle['files'], names = Object.keys(files)): Map<string, number> => {
  const sizes = new Map<string, number>()
  for (const file of names) {
    for (const [source, bytes] of Object.entries(files[file] ?? {}))
      sizes.set(nameOf(source), (sizes.get(nameOf(source)) ?? 0) + bytes)
  }
  return sizes
}

/** What each route loads in scripts, and what each source takes, as `docs/bytes.md` records it. */
export const bytesPage = ({ starterBytes, routes, files }: Omit<Bundle, 'staffSources'>): string => {
  const sources = [...sourceBytes(files)].sort(([a], [b]) => (a < b ? -1 : 1))
  return `# Bytes

What is loaded in scripts, made by \`npm run bytes-page\` from a build. \`npm test\` fails when a page loads more than its
kind may (\`scripts/bundle/budgets.ts\`), or over ${TOLERANCE_KB} kB more than is recorded here.

## Pages

A public page is usable with the starter alone: ${format(starterBytes)} of ${STARTER_BUDGET_KB} kB. The table
shows what the application adds when it is loaded: all scripts that it needs for a page, compressed with brotli.

${table(
  ['page', 'kind', 'budget, kB', 'kB'],
  routes.map(({ id, kind, bytes }) => [`\`${id}\``, kind, String(BUDGETS_KB[kind]), format(bytes)]),
)}

${SOURCES_TITLE}

What each file takes in the whole build, before minification and compression: it explains a page that grew.

${table(
  ['file', 'kB'],
  sources.map(([source, bytes]) => [`\`${source}\``, format(bytes)]),
)}
`
}

/** The last number of each row in bytes, by what the row is about. */
const recordedIn = (text: string): Map<string, number> =>
  new Map(
    text.split('\n').flatMap((line): [string, number][] => {
      const [, name, kilobytes] = ROW.exec(line) ?? []
      return name && kilobytes ? [[name, Number(kilobytes) * 1000]] : []
    }),
  )

/**
 * Finds the pages that load more than is recorded of them.
 * @param page the text of `docs/bytes.md`
 * @returns a sentence for each, which names what grew
 */
export const findGrowth = ({ routes, files }: Pick<Bundle, 'routes' | 'files'>, page: string): string[] => {
  const [pagesText = '', sourcesText = ''] = page.split(SOURCES_TITLE)
  const [pages, sources] = [recordedIn(pagesText), recordedIn(sourcesText)]
  const now = sourceBytes(files)

  const explain = (scripts: string[]): string => {
    const grown = [...sourceBytes(files, scripts).keys()]
      .map((source) => ({ source, more: (now.get(source) ?? 0) - (sources.get(source) ?? 0) }))
      .filter(({ more }) => more > ROUNDED_BYTES)
      .sort((a, b) => b.more - a.more)
      .slice(0, NAMED)
    return grown.length > 0
      ? `grown, before minification: ${grown.map(({ source, more }) => `${source} by ${format(more)} kB`).join(', ')}`
      : 'none of its sources grew: it shares files with others now'
  }

  return routes
    .filter(({ id, bytes }) => bytes > (pages.get(id) ?? 0) + TOLERANCE_KB * 1000)
    .map(
      ({ id, bytes, scripts }) =>
        `${id}: ${format(bytes)} kB of scripts, ${format(pages.get(id) ?? 0)} recorded in ${BYTES_PAGE}; ${explain(scripts)}`,
    )
}
