/** Where a MongoDB server is on this machine. */
import { accessSync, constants, statSync } from 'node:fs'
import path from 'node:path'

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK)
    return statSync(file).isFile()
  } catch {
    return false
  }
}

/**
 * The program of a MongoDB server: what `MONGOMS_SYSTEM_BINARY` names, or `mongod` on the `PATH`.
 * @param {Record<string, string | undefined>} [environment]
 * @returns undefined where there is none
 * @throws Error when the variable names no program: a mistake, not a machine without a server
 */
export const findMongod = (environment = process.env) => {
  const { MONGOMS_SYSTEM_BINARY: named, PATH = '' } = environment
  if (named && !isProgram(named)) throw new Error(`MONGOMS_SYSTEM_BINARY names no program: ${named}`)
  if (named) return named
  return PATH.split(path.delimiter)
    .filter(Boolean)
    .map((folder) => path.join(folder, 'mongod'))
    .find(isProgram)
}
