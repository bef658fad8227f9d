/** Which files a release has. */
import { existsSync, lstatSync, readdirSync } from 'node:fs'
import path from 'node:path'

/** As they are, with everything below them. */
const TAKEN = [
  'dist',
  '.next',
  'next.config.mjs',
  'LICENSE',
  'CHANGELOG.md',
  '.env.example',
  '.npmrc',
  'deploy',
  'docs/guides/back-up.md',
  'docs/guides/deploy.md',
  'docs/guides/operate.md',
  'docs/guides/upgrade.md',
  'docs/licences.md',
  'media/.gitkeep',
  'scripts/build-stamp.mjs',
  'scripts/built-command.mjs',
  'scripts/cli.mjs',
  'scripts/prune-packages.mjs',
  'scripts/start.mjs',
  // processes of their own
  'platform/pdf/firstPage.mjs',
  'server/backup/releaseWrites.mjs',
  'server/database/embedded/engine.mjs',
  'server/database/embedded/correctCounts.mjs',
  'server/database/embedded/wire.mjs',
  'server/database/embedded/withoutSessionCommands.mjs',
]

/** Of the build alone: caches, reports, source maps, and the paths of the machine that built. */
const LEFT_OUT = [
  /^\.next\/(cache|diagnostics|types|build)(\/|$)/,
  /^\.next\/(trace|trace-build|turbopack|required-server-files\.(js|json))$/,
  /\.nft\.json$/,
  /\.map$/,
]

const filesBelow = (entry) => {
  if (!lstatSync(entry).isDirectory()) return [entry]
  return readdirSync(entry).flatMap((name) => {
    const file = path.posix.join(entry, name)
    return LEFT_OUT.some((pattern) => pattern.test(file)) ? [] : filesBelow(file)
  })
}

/** The files of a release, by their paths in the repository, sorted. @throws when one of them is missing */
export const releaseFiles = () => {
  const missing = TAKEN.filter((entry) => !existsSync(entry))
  if (missing.length > 0) throw new Error(`Not here: ${missing.join(', ')}`)
  return TAKEN.flatMap(filesBelow).sort()
}
