/** `npm run seed`, `npm run create-admin`: the built command line. */
import { spawnSync } from 'node:child_process'
import { isBuildCurrent } from './build-stamp.mjs'

if (!isBuildCurrent()) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
process.env.NODE_ENV ||= 'production'
await import('../dist/server/cli.js')
