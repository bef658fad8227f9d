import { appendFile, mkdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { toFields } from '../../platform/toFields'

/** What was found equal in both stores. */
interface Moved {
  name: string
  size: number
  sha256: string
}

export interface Journal {
  /** The hash of a file that an earlier run found equal in both stores. */
  find: (name: string, size: number) => string | undefined
  add: (moved: Moved) => Promise<void>
}

const readLines = async (file: string): Promise<string[]> => {
  try {
    return (await readFile(file, 'utf8')).split('\n')
  } catch (error) {
    if (toFields(error).code === 'ENOENT') return []
    throw error
  }
}

const parse = (line: string): Moved | undefined => {
  try {
    const { name, size, sha256 } = toFields(JSON.parse(line))
    return typeof name === 'string' && typeof size === 'number' && typeof sha256 === 'string'
      ? { name, size, sha256 }
      : undefined
  } catch {
    return undefined // the line that a killed run was writing
  }
}

/** Opens the list of what was moved, a line a file, so that a run goes on where another one was killed. */
export const openJournal = async (file: string): Promise<Journal> => {
  const known = new Map<string, Moved>()
  for (const line of await readLines(file)) {
    const moved = parse(line)
    if (moved) known.set(moved.name, moved)
  }
  await mkdir(path.dirname(path.resolve(file)), { recursive: true })
  await appendFile(file, '\n', { mode: 0o600 }) // after half a line a new one begins
  return {
    find: (name, size) => {
      const moved = known.get(name)
      return moved?.size === size ? moved.sha256 : undefined
    },
    add: async (moved) => {
      await appendFile(file, `${JSON.stringify(moved)}\n`)
      known.set(moved.name, moved)
    },
  }
}
