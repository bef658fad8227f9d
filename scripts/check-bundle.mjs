/**
 * `npm test -- --only bundle`: the built client contains no server code and no secret, members load no code of the staff's
 * screens, pages keep their budgets, and what the service worker keeps has room.
 */
import { readFileSync, readdirSync, statSync } from 'node:fs'
import { builtinModules } from 'node:module'
import path from 'node:path'
import { register } from 'tsx/esm/api'

register()
const [
  { BUDGETS_KB, STARTER_BUDGET_KB, WARNING_PART },
  { BYTES_PAGE, findGrowth },
  { CLIENT, readBundle },
  { MAX_BYTES },
] = await Promise.all([
  import('./bundle/budgets.ts'),
  import('./bundle/bytesPage.ts'),
  import('./bundle/readBundle.ts'),
  import('../frontend/worker/storeBytes.ts'),
])

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

const HOME = 'frontend/routes/home.tsx'
const bundle = readBundle()
const { starterBytes, routes, staffSources } = bundle
if (starterBytes > STARTER_BUDGET_KB * 1000)
  problems.push(`the starter has ${starterBytes} bytes, ${STARTER_BUDGET_KB * 1000} allowed`)
const home = routes.find(({ id }) => id === HOME)
if (!home) problems.push(`${HOME} is not found`)
const warnings = []
for (const { id, kind, bytes } of routes) {
  const budget = BUDGETS_KB[kind] * 1000
  const text = `${id}: ${(bytes / 1000).toFixed(1)} kB of scripts, ${BUDGETS_KB[kind]} allowed (${kind})`
  if (bytes > budget) problems.push(text)
  else if (bytes > budget * WARNING_PART) warnings.push(text)
}
problems.push(...findGrowth(bundle, readFileSync(BYTES_PAGE, 'utf8')))

for (const [file, sources] of staffSources)
  problems.push(`${file}: loaded by members, with what only staff need: ${sources.join(', ')}`)

const worker = readFileSync(path.join(CLIENT, 'sw.js'), 'utf8')
// the start page's files are kept twice while a new version waits: those of both
const shellBytes = [...new Set(worker.match(/assets\/[\w.-]+/g))].reduce(
  (sum, file) => sum + 2 * statSync(path.join(CLIENT, file)).size,
  0,
)
if (shellBytes > MAX_BYTES.shell)
  problems.push(`the service worker keeps ${shellBytes} bytes from the beginning, ${MAX_BYTES.shell} allowed`)

if (problems.length > 0) {
  process.stderr.write(
    `${problems.join('\n')}\nWhere a page may grow: npm run bytes-page, and commit the result.\n`,
  )
  process.exit(1)
}
const kb = ({ bytes }) => `${(bytes / 1000).toFixed(1)} kB`
const [largest] = routes.toSorted((a, b) => b.bytes - a.bytes)
if (warnings.length > 0) process.stdout.write(`near their budget:\n${warnings.join('\n')}\n`)
process.stdout.write(
  `scripts, brotli: starter ${kb({ bytes: starterBytes })}; application, home ${kb(home)}; largest ${kb(largest)} (${largest.id}); all of them in ${BYTES_PAGE}\n`,
)
