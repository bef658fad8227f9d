import { opendir, open, stat } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { toFields } from '../../platform/toFields'

export interface FoundFile {
  /** From the folder of files, with slashes. */
  name: string
  size: number
  changedMs: number
}

const isGone = (error: unknown): boolean => toFields(error).code === 'ENOENT'

const namesIn = async (folder: string): Promise<{ name: string; isFolder: boolean; isFile: boolean }[]> => {
  const found = []
  try {
    for await (const entry of await opendir(folder))
      found.push({ name: entry.name, isFolder: entry.isDirectory(), isFile: entry.isFile() })
  } catch (error) {
    if (!isGone(error)) throw error
  }
  return found.sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Every file below a folder, in the order of names. Links are not followed. A missing folder has none. */
export async function* filesBelow(root: string, below = ''): AsyncGenerator<FoundFile> {
  for (const { name, isFolder, isFile } of await namesIn(path.join(root, below))) {
    const inside = below ? `${below}/${name}` : name
    if (isFolder) yield* filesBelow(root, inside)
    else if (isFile) {
      const found = await stat(path.join(root, inside)).catch(() => undefined)
      if (found) yield { name: inside, size: found.size, changedMs: found.mtimeMs }
    }
  }
}

/**
 * The first `size` bytes of a file: an upload that goes on may have grown since it was measured.
 * @returns undefined when it was deleted since it was found
 */
export const openFirst = async (file: string, size: number): Promise<Readable | undefined> => {
  try {
    const handle = await open(file)
    if (size === 0) {
      await handle.close()
      return Readable.from([])
    }
    return handle.createReadStream({ start: 0, end: size - 1 })
  } catch (error) {
    if (isGone(error)) return undefined
    throw error
  }
}
