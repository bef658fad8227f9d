import { readFileSync } from 'node:fs'

/**
 * The URL of the built file of a source that is loaded on its own.
 * @param source from the project's root, e.g. `frontend/features/content/search/Palette.tsx`
 */
export const builtFile = (source: string): string => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >
  const { file } = manifest[source] ?? {}
  if (!file) throw new Error(`The build has no file of its own for ${source}`)
  return `/${file}`
}
