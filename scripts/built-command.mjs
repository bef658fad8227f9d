/**
 * `npm run backup`, `npm run restore`, `npm run move`, `npm run move-files`, `npm run doctor`: a built command line, which needs
 * nothing of the panel.
 */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const [name] = process.argv.splice(2, 1) // what is left are the command's own arguments
const command = `dist/server/${name}.js`
if (!existsSync(command)) {
  const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: ['ignore', 2, 2] })
  if (status !== 0) process.exit(status ?? 1)
}
process.env.NODE_ENV ||= 'production'
await import(`../${command}`)
