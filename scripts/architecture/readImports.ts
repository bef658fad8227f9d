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

const resolveImport = (from: string, specifier: string, files: ReadonlySet<string>): string | undefined => {
  if (specifier === '@payload-config') return 'payload.config.ts'
  if (!specifier.startsWith('.')) return undefined
  const base = path.posix.join(path.posix.dirname(from), specifier)
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`, `${base}/index.tsx`].find((file) =>
    files.has(file),
  )
}

/** The imports between the product's own files: static and dynamic, of values and of types, and re-exports. */
export const readImports = (): Import[] => {
  const sources = listSources()
  const files = new Set(sources)
  return sources.flatMap((from) => {
    const specifiers = ts.preProcessFile(readFileSync(from, 'utf8')).importedFiles
    const targets = new Set(specifiers.map(({ fileName }) => resolveImport(from, fileName, files)))
    return [...targets].flatMap((to) => (to && to !== from ? [{ from, to }] : []))
  })
}
