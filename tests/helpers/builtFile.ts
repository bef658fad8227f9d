import { readFileSync } from 'node:fs'

/** The address of the file that the build made of a source which is loaded by itself. @param source from the project's root, e.g. `frontend/features/search/Palette.tsx` */
export const builtFile = (source: string): string => {
  const manifest = JSON.parse(readFileSync('dist/client/.vite/manifest.json', 'utf8')) as Record<
    string,
    { file: string }
  >
  const { file } = manifest[source] ?? {}
  if (!file) throw new Error(`The build has no file of its own for ${source}`)
  return `/${file}`
}
