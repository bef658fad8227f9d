/**
 * `npm run dev`: the server bundled as for production, but watched. Components are replaced in place by Vite, inside
 * the server; a change of anything the server itself is made of rebuilds the bundle and restarts the process.
 */
import { spawn } from 'node:child_process'
import { build } from 'vite'

const OUT_DIR = '.cache/dev-server'
process.env.NODE_ENV = 'development'

let child
let isStopping = false

const stopChild = () =>
  new Promise((resolve) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', resolve)
    child.kill('SIGTERM')
  })

const restart = async () => {
  await stopChild()
  if (isStopping) return
  child = spawn(process.execPath, ['--enable-source-maps', `${OUT_DIR}/index.js`], {
    stdio: 'inherit',
    env: process.env,
  })
}

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, async () => {
    isStopping = true
    await stopChild()
    process.exit(0)
  })
}

let queue = Promise.resolve()

const watcher = await build({
  configFile: 'vite.server.config.ts',
  mode: 'development',
  logLevel: 'warn',
  clearScreen: false,
  plugins: [{ name: 'restart-server', writeBundle: () => void (queue = queue.then(restart)) }],
  build: { watch: {}, outDir: OUT_DIR, emptyOutDir: true, sourcemap: true, minify: false },
})
watcher.on('event', (event) => {
  if (event.code === 'ERROR') process.stderr.write(`${event.error.message}\n`)
})
