import { layerOf } from './layers'
import type { Import } from './readImports'

/** The folders of rooms that have a door of their own, as `events/registrations`. */
const foldersWithDoor = (files: Iterable<string>): Set<string> =>
  new Set([...files].flatMap((file) => /^domain\/([^/]+\/[^/]+)\/index\.ts$/.exec(file)?.[1] ?? []))

/**
 * The subject that each file of the domain belongs to: the folder of its room that has a door (`index.ts`), else the room.
 * @param files of the product, all that are asked for among them
 */
export const subjectsOf = (files: Iterable<string>): ((file: string) => string | undefined) => {
  const folders = foldersWithDoor(files)
  return (file) => {
    const [, room, folder] = /^domain\/([^/]+)\/([^/]+)\//.exec(file) ?? /^domain\/([^/]+)\//.exec(file) ?? []
    return room && folder && folders.has(`${room}/${folder}`) ? `${room}/${folder}` : room
  }
}

/** Which subject imports which, leaves and the texts of mails aside: pairs without repetition, sorted. */
export const subjectImports = (imports: readonly Import[]): [string, string][] => {
  const subjectOf = subjectsOf(imports.flatMap(({ from, to }) => [from, to]))
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
