/** `npm run check:bundle`: the built client contains no server code and no secret, and its scripts keep their budget. */
import { readFileSync, readdirSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const CLIENT = 'dist/client'
const ENTRY = 'frontend/entry.client.tsx'
const START = 'frontend/start.ts'
const HOME = /^frontend\/routes\/home(\.tsx|\/(index|Home|HomePage|home|home-page|HomeRoute)\.tsx)$/
/** Kilobytes of 1000 bytes, brotli. Source: the targets for a first visit. */
const HOME_BUDGET_KB = 110
const PAGE_BUDGET_KB = 130
/** Who is signed in comes with the site's scripts at hand; forms and their schemas may weigh more. */
const SIGNED_IN =
  /^frontend\/routes\/(admin|profile)\/|^frontend\/routes\/membership\/(application|cpd|dashboard)|^frontend\/routes\/members\.tsx/
const SIGNED_IN_BUDGET_KB = 160

const MARKERS = [
  'mongoose',
  'mongodb',
  'payload/dist',
  '@payloadcms',
  'rate-limiter-flexible',
  '@hono/node-server',
  'scrypt',
  'passwordHash',
  'PAYLOAD_SECRET',
  'DATABASE_URI',
  'STRIPE_SECRET',
  'SEED_ADMIN_PASSWORD',
  '__vite-browser-external',
  'overrideAccess',
]
const BUILTIN_IMPORT = new RegExp(
  `(?:from\\s*|import\\s*\\(?\\s*|require\\(\\s*)["'\`](?:node:[\\w/]+|(?:${builtinModules.filter((name) => !name.startsWith('_')).join('|')}))["'\`]`,
)

const problems = []

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

for (const file of filesIn(CLIENT)) {
  if (file.endsWith('.map')) problems.push(`${file}: a source map is served to everyone`)
  if (!/\.(js|mjs|css|html|json)$/.test(file) || file.includes('/.vite/')) continue
  const text = readFileSync(file, 'utf8')
  for (const marker of MARKERS) if (text.includes(marker)) problems.push(`${file}: contains "${marker}"`)
  const builtin = BUILTIN_IMPORT.exec(text)
  if (/\.m?js$/.test(file) && builtin) problems.push(`${file}: imports a module of Node: ${builtin[0]}`)
}

const manifest = JSON.parse(readFileSync(path.join(CLIENT, '.vite/manifest.json'), 'utf8'))

/** The scripts that must arrive before a chunk runs. */
const scriptsOf = (id, found = new Set()) => {
  const chunk = manifest[id]
  if (!chunk || found.has(chunk.file)) return found
  if (chunk.file.endsWith('.js')) found.add(chunk.file)
  for (const imported of chunk.imports ?? []) scriptsOf(imported, found)
  return found
}

const sizes = new Map()
const brotliBytes = (file) => {
  if (!sizes.has(file)) {
    const content = readFileSync(path.join(CLIENT, file))
    sizes.set(file, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length)
  }
  return sizes.get(file)
}

/** What a first visit to a page transfers in scripts, in kB. */
const firstVisitKb = (route) => {
  const files = new Set([...scriptsOf(START), ...scriptsOf(ENTRY), ...scriptsOf(route)])
  return [...files].reduce((sum, file) => sum + brotliBytes(file), 0) / 1000
}

if (!manifest[ENTRY]) problems.push(`the manifest does not know ${ENTRY}`)
const routes = Object.keys(manifest).filter(
  (id) => id.startsWith('frontend/routes/') && manifest[id].isDynamicEntry,
)
const homes = routes.filter((id) => HOME.test(id))
if (homes.length !== 1)
  problems.push(`the home page's route module is not found: ${homes.join(', ') || 'none'}`)

for (const route of routes) {
  const budget = homes.includes(route)
    ? HOME_BUDGET_KB
    : SIGNED_IN.test(route)
      ? SIGNED_IN_BUDGET_KB
      : PAGE_BUDGET_KB
  const size = firstVisitKb(route)
  if (size > budget) problems.push(`${route}: ${size.toFixed(1)} kB of scripts, ${budget} kB allowed`)
}

if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`)
  process.exit(1)
}
const [largest] = routes
  .map((route) => ({ route, size: firstVisitKb(route) }))
  .sort((a, b) => b.size - a.size)
process.stdout.write(
  `scripts of a first visit, brotli: home ${firstVisitKb(homes[0]).toFixed(1)} kB; largest ${largest.size.toFixed(1)} kB (${largest.route})\n`,
)
