import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import type { BuiltModules } from '../../build/recordModules'
import { type Kind, kindOfRoute } from './budgets'

export const CLIENT = 'dist/client'
const ENTRY = 'frontend/entry.client.tsx'
const START = 'frontend/start.ts'
const ROUTES = 'frontend/routes/'
const STAFF_ROUTES = `${ROUTES}admin/`
const STAFF_LAYOUT = `${STAFF_ROUTES}layout.tsx`
/** Names the pages of staff: nobody else loads it. */
const STAFF_MAP = 'frontend/deskRoutes.ts'

interface Chunk {
  file: string
  isDynamicEntry?: boolean
  imports?: string[]
  dynamicImports?: string[]
}

export interface BuiltRoute {
  /** Its module. */
  id: string
  kind: Kind
  /** Of all scripts that the application needs for it, compressed. */
  bytes: number
  /** Their files. */
  scripts: string[]
}

export interface Bundle {
  /** Of the starter, compressed. */
  starterBytes: number
  routes: BuiltRoute[]
  files: BuiltModules['files']
  /** The sources that no page of visitors and members imports, though they load a file with them; by file. */
  staffSources: Map<string, string[]>
}

const readBuilt = (name: string): unknown =>
  JSON.parse(readFileSync(path.join(CLIENT, '.vite', name), 'utf8'))

const compressedBytes = (file: string): number =>
  brotliCompressSync(readFileSync(path.join(CLIENT, file)), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11 },
  }).length

/** What the pages of the built client load, by its manifest and the record of its modules. */
export const readBundle = (): Bundle => {
  const manifest = readBuilt('manifest.json') as Partial<Record<string, Chunk>>
  const { files, imports } = readBuilt('modules.json') as BuiltModules
  for (const id of [ENTRY, START]) if (!manifest[id]) throw new Error(`The manifest does not know ${id}`)

  /** The scripts that must arrive before a chunk runs. */
  const scriptsOf = (id: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[id]
    if (!chunk || found.has(chunk.file)) return found
    if (chunk.file.endsWith('.js')) found.add(chunk.file)
    for (const imported of chunk.imports ?? []) scriptsOf(imported, found)
    return found
  }

  const sizes = new Map<string, number>()
  const bytesOf = (file: string): number => {
    const bytes = sizes.get(file) ?? compressedBytes(file)
    sizes.set(file, bytes)
    return bytes
  }

  const first = [...scriptsOf(ENTRY)]
  const routes = Object.keys(manifest)
    .filter((id) => id.startsWith(ROUTES) && manifest[id]?.isDynamicEntry)
    .sort()
    .map((id): BuiltRoute => {
      const kind = kindOfRoute(id.slice(ROUTES.length))
      const scripts = new Set([
        ...first,
        ...(kind === 'staff' ? [...scriptsOf(STAFF_MAP), ...scriptsOf(STAFF_LAYOUT)] : []),
        ...scriptsOf(id),
      ])
      return {
        id,
        kind,
        bytes: [...scripts].reduce((sum, file) => sum + bytesOf(file), 0),
        scripts: [...scripts],
      }
    })

  // What browsers may load for people who are no staff, at once or later: sources, and files.
  const reachable = new Set<string>()
  const visit = (source: string): void => {
    if (reachable.has(source)) return
    reachable.add(source)
    for (const imported of imports[source] ?? []) if (imported !== STAFF_MAP) visit(imported)
  }
  const loaded = new Set<string>()
  const load = (id: string): void => {
    const chunk = manifest[id]
    if (!chunk || loaded.has(chunk.file)) return
    loaded.add(chunk.file)
    for (const imported of [...(chunk.imports ?? []), ...(chunk.dynamicImports ?? [])])
      if (imported !== STAFF_MAP) load(imported)
  }
  for (const entry of [START, ENTRY]) {
    visit(entry)
    load(entry)
  }
  const staffSources = new Map<string, string[]>()
  for (const file of loaded) {
    const sources = Object.keys(files[file] ?? {})
    const staffs = sources.filter((source) => source in imports && !reachable.has(source))
    if (staffs.length > 0) staffSources.set(file, staffs)
  }
  const starterBytes = [...scriptsOf(START)].reduce((sum, file) => sum + bytesOf(file), 0)
  return { starterBytes, routes, files, staffSources }
}
