import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

export interface Import {
  from: string
  to: string
}

/** What the product consists of; tests, scripts and build settings are not part of it. */
const PLACES = [
  'app',
  'collections',
  'domain',
  'endpoints',
  'frontend',
  'globals',
  'hooks',
  'platform',
  'seed',
  'server',
  'services',
  'payload-types.ts',
  'payload.config.ts',
]

const isSource = (file: string): boolean => /\.tsx?$/.test(file) && !file.endsWith('.d.ts')

/** Every TypeScript file of the product, sorted. */
export const listSources = (): string[] =>
  PLACES.flatMap((place) => {
    if (isSource(place)) return [place]
    if (!existsSync(place)) return []
    return readdirSync(place, { recursive: true, encoding: 'utf8' })
      .map((name) => path.posix.join(place, name.split(path.sep).join('/')))
      .filter(isSource)
  }).sort()

const isOfProduct = (file: string): boolean =>
  PLACES.some((place) => file === place || file.startsWith(`${place}/`))

/** The product's file, or a path outside the product; undefined for packages, styles and pictures. */
export const resolveImport = (
  from: string,
  specifier: string,
  files: ReadonlySet<string>,
): string | undefined => {
  if (specifier === '@payload-config') return 'payload.config.ts'
  if (!specifier.startsWith('.')) return undefined
  const base = path.posix.join(path.posix.dirname(from), specifier)
  const found = [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find((file) =>
    files.has(file),
  )
  return found ?? (isOfProduct(base) ? undefined : base)
}

const specifiersOf = (file: string): string[] =>
  ts.preProcessFile(readFileSync(file, 'utf8')).importedFiles.map(({ fileName }) => fileName)

/** The product's imports of files: static and dynamic, of values and of types, and re-exports. */
export const readImports = (): Import[] => {
  const sources = listSources()
  const files = new Set(sources)
  return sources.flatMap((from) => {
    const targets = new Set(specifiersOf(from).map((specifier) => resolveImport(from, specifier, files)))
    return [...targets].flatMap((to) => (to && to !== from ? [{ from, to }] : []))
  })
}

/** The product's imports of packages, by the name that they are imported by. */
export const readPackageImports = (): Import[] =>
  listSources().flatMap((from) =>
    specifiersOf(from)
      .filter((to) => !to.startsWith('.') && to !== '@payload-config')
      .map((to) => ({ from, to })),
  )
