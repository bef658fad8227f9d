import { layerOf } from './layers'
import type { Import } from './readImports'

const subjectOf = (file: string): string | undefined => /^domain\/([^/]+)\//.exec(file)?.[1]

/** Which subject imports which, leaves and the texts of mails aside: pairs without repetition, sorted. */
export const subjectImports = (imports: readonly Import[]): [string, string][] => {
  const pairs = new Map<string, [string, string]>()
  for (const { from, to } of imports) {
    const [importing, imported] = [subjectOf(from), subjectOf(to)]
    if (!importing || !imported || importing === imported || layerOf(to) !== 'domain') continue
    pairs.set(`${importing} ${imported}`, [importing, imported])
  }
  return [...pairs.keys()].sort().flatMap((key) => {
    const pair = pairs.get(key)
    return pair ? [pair] : []
  })
}
