import path from 'node:path'
import type { Environment } from '../../platform/env'
import { BackupError } from './format'
import { moveDatabase } from './moveDatabase'
import { openAlone } from './openDatabase'

type Place = Pick<Environment, 'DATABASE_URI' | 'DATA_DIR'>

/** The target as the operator names it: the address of a server, or a folder for the embedded engine. */
const placeOf = (to: string): Place =>
  /^mongodb(\+srv)?:\/\//.test(to) ? { DATABASE_URI: to, DATA_DIR: '' } : { DATA_DIR: path.resolve(to) }

/** What is left for the operator to do. */
const nextSteps = ({ DATABASE_URI, DATA_DIR }: Place, secretFile: string): string =>
  DATABASE_URI
    ? `Start the site with DATABASE_URI, and with PAYLOAD_SECRET as it was (a trial has it in ${secretFile}).`
    : `Start the site without DATABASE_URI, with DATA_DIR=${DATA_DIR} and with PAYLOAD_SECRET as it was.`

/**
 * Moves the database that the settings name to another place.
 * @param to an address that begins with `mongodb://`, or a folder
 * @throws DataDirInUseError while the site runs on the embedded engine
 */
export const runMove = async (env: Place, to: string, tell: (text: string) => void): Promise<void> => {
  const target = placeOf(to)
  if (!env.DATABASE_URI && !target.DATABASE_URI && path.resolve(env.DATA_DIR) === target.DATA_DIR)
    throw new BackupError('The database is in that folder already')
  const from = await openAlone(env)
  try {
    const into = await openAlone(target)
    try {
      const moved = await moveDatabase(from.db, into.db, ({ name, documents, indexes }) =>
        tell(`  ${name}: ${documents} documents, ${indexes} indexes`),
      )
      const documents = moved.reduce((sum, collection) => sum + collection.documents, 0)
      tell(`Moved ${documents} documents of ${moved.length} collections; each compared by its hash.`)
    } finally {
      await into.close()
    }
  } finally {
    await from.close()
  }
  tell(nextSteps(target, path.resolve(env.DATA_DIR, 'secret')))
  tell(
    'The files in MEDIA_DIR stay where they are. The old database is unchanged: delete it when all is well.',
  )
}
