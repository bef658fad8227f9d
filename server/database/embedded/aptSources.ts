import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'

/** One entry of apt's sources, of either format. */
export interface AptSource {
  types: string[]
  uris: string[]
  suites: string[]
  components: string[]
  /** `Signed-By` and its like, by lower-case name; a key block spans lines. */
  options: Record<string, string>
}

const LIST_FIELDS = new Set(['types', 'uris', 'suites', 'components'])

/** Reads the machine's apt sources: `sources.list`, and `sources.list.d/*.list` and `*.sources`. */
export async function readAptSources(aptDir = '/etc/apt'): Promise<AptSource[]> {
  const parts = path.join(aptDir, 'sources.list.d')
  const names = await readdir(parts).catch(() => [])
  const files = [path.join(aptDir, 'sources.list'), ...names.sort().map((name) => path.join(parts, name))]
  const sources: AptSource[] = []
  for (const file of files) {
    const parse = file.endsWith('.list')
      ? parseListFile
      : file.endsWith('.sources')
        ? parseSourcesFile
        : undefined
    if (parse) sources.push(...parse(await readFile(file, 'utf8').catch(() => '')))
  }
  return sources
}

/** Parses the one-line format: `deb [option=value …] uri suite component…`. */
export function parseListFile(text: string): AptSource[] {
  return text.split('\n').flatMap((line) => {
    const match = /^\s*(deb|deb-src)\s+(?:\[([^\]]*)\]\s*)?(\S+)\s+(\S+)\s*([^#]*)/.exec(line)
    if (!match) return []
    const [, type = '', options = '', uri = '', suite = '', components = ''] = match
    const pairs = words(options).map((option): [string, string] => {
      const [name = '', ...value] = option.split('=')
      return [name.toLowerCase(), value.join('=')]
    })
    return [
      {
        types: [type],
        uris: [uri],
        suites: [suite],
        components: words(components),
        options: Object.fromEntries(pairs),
      },
    ]
  })
}

/** Parses the deb822 format: paragraphs of fields, which go on in lines that begin with a space. */
export function parseSourcesFile(text: string): AptSource[] {
  const withoutComments = text.split(/\r?\n/).filter((line) => !line.startsWith('#'))
  return withoutComments
    .join('\n')
    .split(/\n[ \t]*\n/)
    .flatMap((paragraph) => {
      const fields = fieldsOf(paragraph)
      if (!fields.uris || /^(no|false|0|off|without|disable)$/i.test(fields.enabled ?? '')) return []
      const options = Object.entries(fields).filter(([name]) => !LIST_FIELDS.has(name))
      return [
        {
          types: words(fields.types),
          uris: words(fields.uris),
          suites: words(fields.suites),
          components: words(fields.components),
          options: Object.fromEntries(options),
        },
      ]
    })
}

function fieldsOf(paragraph: string): Record<string, string> {
  const fields: Record<string, string> = {}
  let name: string | undefined
  for (const line of paragraph.split('\n')) {
    const start = /^([^\s:]+)\s*:\s*(.*)$/.exec(line)
    if (start) {
      name = (start[1] ?? '').toLowerCase()
      fields[name] = (start[2] ?? '').trimEnd()
    } else if (name !== undefined && /^[ \t]/.test(line)) {
      fields[name] = `${fields[name] ?? ''}\n${line}`
    }
  }
  return fields
}

function words(text = ''): string[] {
  return text.split(/\s+/).filter(Boolean)
}

/** What carries over from the machine's source to another suite of the same mirror: whom to trust, and how. */
const KEPT_OPTIONS = ['signed-by', 'trusted', 'check-valid-until', 'check-date']
/** Names under which a mirror's main archive is also known in a sources file. */
const ALIASES = ['stable', 'oldstable', 'oldoldstable']

/**
 * Another suite of the mirrors that the machine installs its own release from, each with the same
 * keyring, as deb822 paragraphs. Several may come: a third party's archive can look the same in a
 * sources file, and only asking it tells. Paths that end in "debian", as mirrors' do, come first.
 * @param release codename of the machine's release, for example "bookworm"
 * @param suite for example "trixie"
 * @param architecture in Debian's terms, for example "amd64"
 */
export function sourcesForSuite(
  sources: AptSource[],
  { release, suite, architecture }: { release: string; suite: string; architecture: string },
): string[] {
  const isCandidate = ({ types, uris, suites, components }: AptSource): boolean =>
    types.includes('deb') &&
    components.includes('main') &&
    suites.some((name) => name === release || ALIASES.includes(name)) &&
    uris.some(isReachable)
  const candidates = sources.filter(isCandidate)
  const likelyFirst = [
    ...candidates.filter(isLikelyMirror),
    ...candidates.filter((source) => !isLikelyMirror(source)),
  ]
  return likelyFirst.map(({ uris, options }) =>
    [
      'Types: deb',
      `URIs: ${uris.filter(isReachable).join(' ')}`,
      `Suites: ${suite}`,
      'Components: main',
      `Architectures: ${architecture}`,
      'Targets: Packages', // neither translations nor what graphical package managers show
      ...KEPT_OPTIONS.flatMap((name) => (options[name] ? [`${name}: ${options[name]}`] : [])),
      '',
    ].join('\n'),
  )
}

function isLikelyMirror({ uris }: AptSource): boolean {
  return uris.some((uri) => /\/debian\/?$/.test(uri))
}

function isReachable(uri: string): boolean {
  return !uri.startsWith('cdrom:')
}
