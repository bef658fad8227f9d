import path from 'node:path'
import type { Plugin } from 'vite'

/**
 * What the checks of the bundle know of it, in `dist/client/.vite/modules.json`. Sources are paths from the
 * project's root.
 */
export interface BuiltModules {
  /** By built file, the bytes that each of its sources takes before minification. */
  files: Record<string, Record<string, number>>
  /** By source, what it imports, at once or later. */
  imports: Record<string, string[]>
}

const nameOf = (id: string): string => path.relative(process.cwd(), id).replaceAll(path.sep, '/')

/** Records which source is in which file of the build, so that a page that grows can be explained. */
export const recordModules: Plugin = {
  name: 'record-modules',
  generateBundle(_options, bundle) {
    const built: BuiltModules = { files: {}, imports: {} }
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== 'chunk') continue
      // what the bundler makes itself has names that begin so
      const sources = Object.entries(chunk.modules).filter(
        ([id, { renderedLength }]) => renderedLength > 0 && !id.startsWith('\0'),
      )
      built.files[chunk.fileName] = Object.fromEntries(
        sources.map(([id, { renderedLength }]) => [nameOf(id), renderedLength]),
      )
    }
    for (const id of this.getModuleIds()) {
      const { importedIds, dynamicallyImportedIds } = this.getModuleInfo(id) ?? {}
      built.imports[nameOf(id)] = [...(importedIds ?? []), ...(dynamicallyImportedIds ?? [])].map(nameOf)
    }
    this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source: JSON.stringify(built) })
  },
}
