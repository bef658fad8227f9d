/** `npm start`: builds what is not built, then serves. */
import { spawnSync } from 'node:child_process'
import { isBuildCurrent } from './build-stamp.mjs'

if (!isBuildCurrent()) {
  process.stdout.write('Building the site and the panel. This takes a minute or two, once.\n')
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
process.env.NODE_ENV ||= 'production'
await import('../dist/server/index.js')
