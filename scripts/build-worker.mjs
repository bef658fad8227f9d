/** Builds the service worker into `dist/client/sw.js`, with the offline page and the list of the shell's files. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { build } from 'vite'

const CLIENT = 'dist/client'
const ENTRY = 'frontend/entry.client.tsx'
const START = 'frontend/start.ts'
const PRINT_STYLES = 'frontend/styles/print.css'
const HOME = 'frontend/routes/home.tsx'
const OFFLINE_NOTICE = 'frontend/features/offline/OfflineNotice.tsx'
const OFFLINE_PAGE = 'frontend/worker/offline.html'

/** The files that every page needs, and that the first visit has loaded anyway: entry, styles, font. */
const shellFiles = (manifest) => {
  const files = new Set()
  const visit = (id) => {
    const chunk = manifest[id]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const file of [
      ...(chunk.css ?? []),
      ...(chunk.assets ?? []).filter((name) => name.endsWith('.woff2')),
    ])
      files.add(file)
    chunk.imports?.forEach(visit)
  }
  visit(ENTRY)
  visit(START)
  visit(PRINT_STYLES)
  return [...files]
}

/** What the start page, and the notice of being offline, load beside what its document names. */
const startFiles = (manifest) => {
  const files = new Set()
  const visit = (id, withLater) => {
    const chunk = manifest[id]
    if (!chunk || files.has(chunk.file)) return
    files.add(chunk.file)
    for (const next of [...(chunk.imports ?? []), ...(withLater ? (chunk.dynamicImports ?? []) : [])])
      visit(next, false)
  }
  visit(HOME, true)
  visit(OFFLINE_NOTICE, true)
  return [...files].map((file) => `/${file}`)
}

export const buildWorker = async () => {
  const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'))
  const files = shellFiles(manifest)
  const stylesheet = files.find((file) => file.endsWith('.css'))
  const offlinePage = readFileSync(OFFLINE_PAGE, 'utf8')
    .replace('/assets/entry.css', `/${stylesheet}`)
    .replace(/>\s+</g, '><')
  writeFileSync(`${CLIENT}/offline.html`, offlinePage)

  const shell = [
    ...files.map((file) => ({ url: `/${file}`, revision: null })),
    { url: '/offline.html', revision: createHash('sha256').update(offlinePage).digest('hex').slice(0, 12) },
  ]
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SHELL_FILES: JSON.stringify(shell),
      START: JSON.stringify({ entry: `/${manifest[ENTRY].file}`, files: startFiles(manifest) }),
      'process.env.NODE_ENV': '"production"',
    },
    build: {
      outDir: CLIENT,
      emptyOutDir: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: 'frontend/worker/serviceWorker.ts',
        output: { format: 'iife', entryFileNames: 'sw.js' },
      },
    },
  })
}
