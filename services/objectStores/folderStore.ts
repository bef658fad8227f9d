import { constants, createReadStream, createWriteStream } from 'node:fs'
import { access, mkdir, opendir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { toFields } from '../../platform/toFields'
import { measureContent } from './measureContent'
import { checkedName } from './objectNames'
import type { ObjectStore, StoredObject } from './objectStore.types'

/** The ending of what is being written. */
const PARTIAL = '.part'

const isMissing = (error: unknown): boolean => toFields(error).code === 'ENOENT'

const headOf = async (file: string): Promise<StoredObject | undefined> => {
  try {
    const { size, mtimeMs } = await stat(file)
    return { size, changedMs: mtimeMs }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

const entriesOf = async (folder: string): Promise<{ name: string; isFolder: boolean; isFile: boolean }[]> => {
  const found = []
  try {
    for await (const entry of await opendir(folder))
      found.push({ name: entry.name, isFolder: entry.isDirectory(), isFile: entry.isFile() })
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  return found.sort((one, other) => (one.name < other.name ? -1 : 1))
}

/** Every file below a folder, in the order of names. Links are not followed. A missing folder has none. */
async function* filesBelow(root: string, below: string): AsyncGenerator<StoredObject & { name: string }> {
  for (const { name, isFolder, isFile } of await entriesOf(path.join(root, below))) {
    const inside = `${below}${name}`
    if (isFolder) yield* filesBelow(root, `${inside}/`)
    else if (isFile && !name.endsWith(PARTIAL)) {
      const found = await headOf(path.join(root, inside))
      if (found) yield { name: inside, ...found }
    }
  }
}

/** Objects as files below a folder of this machine. */
export const createFolderStore = (root: string): ObjectStore => {
  const pathOf = (name: string): string => path.join(root, checkedName(name))

  const put: ObjectStore['put'] = async (name, content) => {
    const target = pathOf(name)
    const partial = `${target}${PARTIAL}`
    await mkdir(path.dirname(target), { recursive: true })
    const { through, measured } = measureContent()
    try {
      await pipeline(content, through, createWriteStream(partial, { flush: true }))
      await rename(partial, target)
    } catch (error) {
      await Promise.all([rm(partial, { force: true }), rm(target, { force: true })])
      throw error
    }
    return measured()
  }

  return {
    kind: 'folder',
    place: root,
    put,
    open: async (name, range) => {
      const file = pathOf(name)
      await stat(file)
      return createReadStream(file, range)
    },
    head: async (name) => headOf(pathOf(name)),
    remove: async (name) => rm(pathOf(name), { force: true }),
    list: (prefix) => filesBelow(root, prefix),
    withLocalFile: async (name, use) => use(pathOf(name)),
    checkReadiness: () => access(root, constants.R_OK | constants.W_OK | constants.X_OK),
  }
}
