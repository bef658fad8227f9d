/**
 * `npm run build`: the client, the server and the panel. `npm run build -- --keep-panel` leaves the panel as it was
 * built before, which takes most of the time: enough to try the site by hand or end to end, not to deliver.
 */
import { spawn } from 'node:child_process'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { stampBuild } from './build-stamp.mjs'
import { buildWorker } from './build-worker.mjs'

const run = (name, command, args, env = {}) =>
  new Promise((resolve, reject) => {
    const started = Date.now()
    const child = spawn(process.execPath, [command, ...args], {
      env: { ...process.env, NODE_ENV: 'production', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk))
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`${name} failed\n${output}`))
      process.stdout.write(`  ${name}: ${((Date.now() - started) / 1000).toFixed(1)} s\n`)
      resolve()
    })
  })

/** Compressed forms beside every text file that is worth it, made once, at the best quality. */
const compressAssets = (folder) => {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (!entry.isFile() || !/\.(css|html|js|json|svg|txt|webmanifest)$/.test(file) || file.includes('.vite'))
      continue
    const content = readFileSync(file)
    if (content.length < 500) continue
    writeFileSync(
      `${file}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}

if (!existsSync('node_modules/vite')) {
  process.stderr.write(
    'To build, the packages for development are needed: run npm ci without --omit=dev, and without NODE_ENV=production.\n',
  )
  process.exit(1)
}

const { 'keep-panel': keepsPanel } = parseArgs({ options: { 'keep-panel': { type: 'boolean' } } }).values

try {
  rmSync('dist', { recursive: true, force: true })
  const vite = 'node_modules/vite/bin/vite.js'
  // Placeholders: the build evaluates the configuration, but opens no database and signs nothing.
  const placeholders = {
    PAYLOAD_SECRET: 'only-for-building-never-used-to-sign',
    DATABASE_URI: '',
    NEXT_TELEMETRY_DISABLED: '1',
  }
  await Promise.all([
    !keepsPanel &&
      run(
        'panel (`--keep-panel` leaves it as it is)',
        'node_modules/next/dist/bin/next',
        ['build'],
        placeholders,
      ),
    (async () => {
      await run('site', vite, ['build'])
      await buildWorker()
      compressAssets('dist/client')
      await run('server', vite, ['build', '--config', 'vite.server.config.ts'])
    })(),
  ])
  if (!keepsPanel) stampBuild()
} catch (error) {
  process.stderr.write(`${error.message}\n`)
  process.exit(1)
}
