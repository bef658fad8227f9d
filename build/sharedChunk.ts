/** What of a bundler's module is asked for here. */
interface ModuleInfo {
  importedIds: readonly string[]
  dynamicallyImportedIds: readonly string[]
}

type GetModuleInfo = (id: string) => ModuleInfo | null

const ENTRY = 'frontend/entry.client.tsx'
const HOME = 'frontend/routes/home.tsx'
const HOME_LATER = /\/(LowerHome|OfflineNotice)\.tsx$/
const ROUTES = /\/frontend\/routes\/(?!admin\/)/

/** A module that fewer pages need goes with them. With 11, pages that staff edit load too many files. */
const MIN_PAGES = 10

interface Graph {
  /** What every page needs. */
  ofEntry: ReadonlySet<string>
  /** What the home page brings beside it: it stays as it is. */
  ofHome: ReadonlySet<string>
  /** What the home page loads after that: its lower part, and the notice of being offline. */
  ofHomeLater: ReadonlySet<string>
  /** How many pages that are not the staff's need a module. */
  pages: ReadonlyMap<string, number>
}

const reach = (start: string, getModuleInfo: GetModuleInfo): Set<string> => {
  const reached = new Set<string>()
  const visit = (id: string): void => {
    if (reached.has(id)) return
    reached.add(id)
    getModuleInfo(id)?.importedIds.forEach(visit)
  }
  visit(start)
  return reached
}

const readGraph = (entry: string, getModuleInfo: GetModuleInfo): Graph => {
  const ofEntry = reach(entry, getModuleInfo)
  const routes = new Set(
    [...ofEntry]
      .flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? [])
      .filter((id) => ROUTES.test(id)),
  )
  const pages = new Map<string, number>()
  const ofHome = new Set<string>()
  const ofHomeLater = new Set<string>()
  for (const route of routes) {
    const reached = reach(route, getModuleInfo)
    if (route.endsWith(HOME)) reached.forEach((id) => ofHome.add(id))
    for (const id of reached) pages.set(id, (pages.get(id) ?? 0) + 1)
  }
  const later = [...ofEntry, ...ofHome]
    .flatMap((id) => getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .filter((id) => HOME_LATER.test(id))
  for (const id of later) reach(id, getModuleInfo).forEach((reached) => ofHomeLater.add(reached))
  return { ofEntry, ofHome, ofHomeLater, pages }
}

/**
 * Names the chunk of what many pages need, which would else be a file each: every file costs its headers, and
 * small ones are hardly compressed.
 * @param root of the project
 */
export const createSharedChunk = (root: string) => {
  let graph: Graph | undefined
  return (id: string, context: { getModuleInfo: GetModuleInfo }): string | null => {
    graph ??= readGraph(`${root}/${ENTRY}`, (module) => context.getModuleInfo(module))
    // An index of a library leads to all of it: what pages need of it beside `vendor` stays with those pages.
    if (id.includes('/node_modules/')) return null
    if (graph.ofEntry.has(id)) return 'main'
    if (graph.ofHome.has(id) || (graph.pages.get(id) ?? 0) < MIN_PAGES) return null
    return graph.ofHomeLater.has(id) ? 'main' : 'shared'
  }
}
