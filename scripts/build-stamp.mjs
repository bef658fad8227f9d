/**
 * Tells whether `dist/` and `.next/` were built from the sources as they are: a hash over every source file. A release
 * has no sources, and is always current.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

const SOURCES = [
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
  'next.config.mjs',
  'package-lock.json',
  'payload.config.ts',
  'build',
  'vite.config.ts',
  'vite.server.config.ts',
  'scripts/build.mjs',
  'scripts/build-worker.mjs',
]
const STAMP = 'dist/.sources'
/** Stands in a release alone (`npm run release`). */
export const RELEASE_MARK = 'dist/.release'
const OUTPUTS = ['dist/client/.vite/manifest.json', 'dist/server/index.js', '.next/BUILD_ID']

const filesIn = (entry) => {
  if (!existsSync(entry)) return []
  if (statSync(entry).isFile()) return [entry]
  return readdirSync(entry, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) => path.join(file.parentPath, file.name))
}

const hashSources = () => {
  const hash = createHash('sha256')
  for (const file of SOURCES.flatMap(filesIn).sort())
    hash.update(file).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

export const isBuildCurrent = () =>
  existsSync(RELEASE_MARK) ||
  (existsSync(STAMP) &&
    OUTPUTS.every((file) => existsSync(file)) &&
    readFileSync(STAMP, 'utf8') === hashSources())

export const stampBuild = () => {
  mkdirSync('dist', { recursive: true })
  writeFileSync(STAMP, hashSources())
}
