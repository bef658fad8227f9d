/**
 * `npm start`: builds what is not built, then serves. The script runs it with `exec`: a shell between npm and this
 * process would die of SIGTERM without passing it on.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { isBuildCurrent } from './build-stamp.mjs'

if (!isBuildCurrent()) {
  process.stdout.write('Building the site and the panel. This takes a minute or two, once.\n')
  const build = spawn(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
  const endBuild = (signal) => build.kill(signal)
  process.on('SIGTERM', endBuild).on('SIGINT', endBuild)
  const [code] = await once(build, 'exit')
  process.off('SIGTERM', endBuild).off('SIGINT', endBuild)
  if (code !== 0) process.exit(code ?? 1)
}
process.env.NODE_ENV ||= 'production'
await import('../dist/server/index.js')
