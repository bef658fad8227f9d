/** Builds the service worker into `dist/client/sw.js`, with the offline page and the list of the start page's files. */
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { register } from 'tsx/esm/api'
import { build } from 'vite'

register()
const { createPageStyles } = await import('../server/site/pageStyles.ts')

const CLIENT = 'dist/client'
const ENTRY = 'frontend/entry.client.tsx'
const HOME = 'frontend/routes/home.tsx'
const OFFLINE_NOTICE = 'frontend/features/content/offline/OfflineNotice.tsx'
const OFFLINE_PAGE = 'frontend/worker/offline.html'
/** What the worker adds to the offline page. */
const OFFLINE_PARTS = ['frontend/worker/ownText.ts', 'frontend/worker/offlineText.ts']

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

/** The offline page with the styles that it can need: it is kept alone. */
const makeOfflinePage = (manifest) => {
  const page = readFileSync(OFFLINE_PAGE, 'utf8').replace(/>\s+</g, '><')
  const stylesheet = manifest[ENTRY].css.map((file) => readFileSync(`${CLIENT}/${file}`, 'utf8')).join('')
  const parts = OFFLINE_PARTS.map((file) => readFileSync(file, 'utf8'))
  const styles = createPageStyles(stylesheet)([page, ...parts]).text
  return page.replace('</head>', () => `<style>${styles}</style></head>`)
}

export const buildWorker = async () => {
  const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'))
  const offlinePage = makeOfflinePage(manifest)
  writeFileSync(`${CLIENT}/offline.html`, offlinePage)
  const start = {
    entry: `/${manifest[ENTRY].file}`,
    files: startFiles(manifest),
    offlineRevision: createHash('sha256').update(offlinePage).digest('hex').slice(0, 12),
  }
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { START: JSON.stringify(start), 'process.env.NODE_ENV': '"production"' },
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
