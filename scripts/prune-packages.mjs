/**
 * Deletes from `node_modules` what a built server never loads: what only editors, debuggers and builds read. For
 * deliveries alone (a release, the image): afterwards nothing can be built here. Safe to repeat.
 */
import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'

const MODULES = 'node_modules'

/** Packages and folders that only building needs, though a package that serves names them among its own. */
const BUILD_ONLY = [
  /^@next\/swc-/, // Next's compiler
  /^@esbuild\//,
  /^esbuild$/, // of tsx
  /^happy-dom$/, // of Lexical without a browser, whose part of it the bundle does not have
  /^json-schema-to-typescript$/, // of Payload’s generators
  /^monaco-editor$/, // the panel’s code editor, bundled where it is used
  /^prettier$/, // of json-schema-to-typescript
  /^sass$/, // of Payload’s styles, which are built
  /^tsx$/, // of Payload’s command line
  /^typescript$/,
]
const BUILD_ONLY_FOLDERS = ['next/dist/bundle-analyzer', 'next/dist/docs', 'next/dist/esm/build']

const isDebugging = (name) => /\.([cm]?[jt]s|css)\.map$/.test(name) || /\.d\.[cm]?ts$/.test(name)
const isReading = (name) =>
  /\.(md|markdown)$/i.test(name) && !/licen[cs]e|notice|copying|copyright/i.test(name)
const isNextInDevelopment = (file) => /[/\\]next-server[/\\].*\.runtime\.dev\.js$/.test(file)

const isNeedless = (file) => {
  const name = path.basename(file)
  return isDebugging(name) || isReading(name) || isNextInDevelopment(file)
}

/** The packages at the top, by name: `react`, `@scope/name`. */
const packageNames = () =>
  readdirSync(MODULES).flatMap((name) =>
    name.startsWith('@') ? readdirSync(path.join(MODULES, name)).map((own) => `${name}/${own}`) : [name],
  )

const bytesBelow = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, entry) => sum + statSync(path.join(entry.parentPath, entry.name)).size, 0)

/** Deletes what is needless. Returns the bytes before and after. */
const prunePackages = () => {
  const before = bytesBelow(MODULES)
  const folders = [
    ...packageNames().filter((name) => BUILD_ONLY.some((pattern) => pattern.test(name))),
    ...BUILD_ONLY_FOLDERS,
  ]
  for (const name of folders) rmSync(path.join(MODULES, name), { recursive: true, force: true })
  for (const entry of readdirSync(MODULES, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name)
    if (entry.isFile() && isNeedless(file)) rmSync(file, { force: true })
  }
  return { before, after: bytesBelow(MODULES) }
}

if (!existsSync(MODULES)) {
  process.stderr.write('There are no packages here: npm ci --omit=dev\n')
  process.exit(1)
}
const megabytes = (bytes) => `${Math.round(bytes / 1e6)} MB`
const { before, after } = prunePackages()
process.stdout.write(`Packages: ${megabytes(before)}, without what only builds need ${megabytes(after)}\n`)
