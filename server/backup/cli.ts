import { createReadStream, createWriteStream, existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { type Environment, readEnvironment } from '../../platform/env'
import { readProductVersion } from '../../platform/productVersion'
import { storage } from '../../services/fileStorage'
import { type BackupResult, createBackup } from './createBackup'
import { BackupError } from './format'
import { openAlone, openToRead } from './openDatabase'
import { readArchive } from './readArchive'
import { restoreBackup } from './restoreBackup'
import { runMove } from './runMove'
import { openSecret } from './sealSecret'

const USAGE = `Usage:
  backup [--to <file, folder or ->] [--keep <number>] [--stopped]
                    saves database, files and secret as one archive, in backups/ by default; - is standard output.
                    --keep deletes older archives in that folder, but for the newest. --stopped: no process uses the
                    database server. BACKUP_PASSPHRASE encrypts the secret, which is left out without it.
  restore <archive> [--replace] [--check] [--secret-to <file>]
                    fills an empty database and store of files. --replace empties them first; --check only reads the archive.
                    BACKUP_PASSPHRASE opens the secret, which goes to DATA_DIR, or to a file for a database server.
  move --to <mongodb://… or folder>
                    copies the database to an empty server, or into a folder for the embedded engine, and compares
                    both. Stop every process of the site first. A move that broke off is begun anew by the same command.
`

const ARCHIVE_NAME = /^backup-[\dTZ-]+\.tar$/

/** Standard output may be the archive. */
const tell = (text: string): void => {
  process.stderr.write(`${text}\n`)
}

const minimumPassphrase = 12

const readPassphrase = (): string | undefined => {
  const passphrase = process.env.BACKUP_PASSPHRASE || undefined
  if (passphrase !== undefined && passphrase.length < minimumPassphrase)
    throw new BackupError(`BACKUP_PASSPHRASE must be at least ${minimumPassphrase} characters long`)
  return passphrase
}

/** The settings, without making a secret where there is none: a restore may bring it. */
const readSettings = (): Environment =>
  readEnvironment({ ...process.env, PAYLOAD_SECRET: process.env.PAYLOAD_SECRET || 'x'.repeat(32) })

const secretFileOf = ({ DATA_DIR }: Environment): string => path.resolve(DATA_DIR, 'secret')

const readSecret = (env: Environment): string | undefined => {
  if (process.env.PAYLOAD_SECRET) return process.env.PAYLOAD_SECRET
  const file = secretFileOf(env)
  return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
}

const describe = ({ collections, consistency, databaseMs, files, hasSecret }: BackupResult): string => {
  const documents = collections.reduce((sum, collection) => sum + collection.documents, 0)
  const moment = {
    alone: 'nobody else used the database',
    'writes held': `writes waited ${(databaseMs / 1000).toFixed(1)} s`,
    snapshot: 'a snapshot of the replica set',
  }[consistency]
  const secret = hasSecret ? 'the encrypted secret' : 'NOT the secret (BACKUP_PASSPHRASE is not set)'
  return `${documents} documents of ${collections.length} collections, ${files} files, ${secret}; ${moment}.`
}

const isFolder = async (place: string): Promise<boolean> =>
  place.endsWith('/') || ((await stat(place).catch(() => undefined))?.isDirectory() ?? false)

const deleteOlder = async (folder: string, keep: number): Promise<void> => {
  const archives = (await readdir(folder)).filter((name) => ARCHIVE_NAME.test(name)).sort()
  for (const name of archives.slice(0, Math.max(archives.length - keep, 0))) {
    await rm(path.join(folder, name))
    tell(`Deleted ${name}.`)
  }
}

/** Opens the database, saves it with its files, and closes it. */
const saveTo = async (output: Writable, isStopped: boolean, product: string): Promise<BackupResult> => {
  const passphrase = readPassphrase()
  const env = readSettings()
  const value = readSecret(env)
  const database = await openToRead(env)
  try {
    return await createBackup(output, {
      database: { ...database, isAlone: database.isAlone || (isStopped && !!env.DATABASE_URI) },
      files: (await storage()).objects,
      product,
      ...(passphrase && value && { secret: { value, passphrase } }),
    })
  } finally {
    await database.close()
  }
}

/** Writes the archive beside its name, reads it back, and only then gives it its name. */
const saveFile = async (file: string, isStopped: boolean, product: string): Promise<BackupResult> => {
  const partial = `${file}.part`
  try {
    const output = createWriteStream(partial, { flags: 'wx', mode: 0o600, flush: true })
    const result = await saveTo(output, isStopped, product)
    await readArchive(createReadStream(partial), product)
    await rename(partial, file)
    return result
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(partial, { force: true })
    throw error
  }
}

const runBackup = async (to: string, keep: number | undefined, isStopped: boolean): Promise<void> => {
  const product = readProductVersion()
  if (to === '-') {
    tell(describe(await saveTo(process.stdout, isStopped, product)))
    return
  }
  const name = `backup-${new Date().toISOString().replace(/\.\d+/, '').replaceAll(':', '-')}.tar`
  const file = (await isFolder(to)) || to === 'backups' ? path.join(to, name) : to
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const result = await saveFile(file, isStopped, product)
  tell(`${file}: ${describe(result)}`)
  if (keep !== undefined) await deleteOlder(path.dirname(file), keep)
}

/** Puts the secret where the server looks for it. @returns what became of it, for the operator */
const storeSecret = async (
  env: Environment,
  sealed: string | undefined,
  secretTo: string | undefined,
): Promise<string> => {
  const passphrase = readPassphrase()
  if (!sealed) return 'The archive has no secret: set the PAYLOAD_SECRET of then, or everybody signs in anew.'
  if (!passphrase) return 'The secret stays in the archive: BACKUP_PASSPHRASE is not set.'
  const secret = await openSecret(sealed, passphrase)
  if (process.env.PAYLOAD_SECRET === secret) return 'PAYLOAD_SECRET is that of the backup.'
  const file = secretTo ?? (env.isTrial && !process.env.PAYLOAD_SECRET ? secretFileOf(env) : undefined)
  if (!file)
    return 'PAYLOAD_SECRET is not that of the backup. --secret-to <file> writes it to a file of your own.'
  await writeFile(file, `${secret}\n`, { mode: 0o600 })
  return `The secret is in ${file}.`
}

const runRestore = async (
  archive: string,
  options: { isReplacing: boolean; isCheck: boolean; secretTo?: string },
): Promise<void> => {
  const product = readProductVersion()
  const verified = await readArchive(createReadStream(archive), product)
  tell(`${archive}: whole, made on ${verified.madeAt} by version ${verified.product}.`)
  if (options.isCheck) return
  const env = readSettings()
  const database = await openAlone(env)
  try {
    const { sealedSecret } = await restoreBackup(createReadStream(archive), verified, {
      db: database.db,
      files: (await storage()).objects,
      product,
      isReplacing: options.isReplacing,
    })
    tell(await storeSecret(env, sealedSecret, options.secretTo))
  } finally {
    await database.close()
  }
  const documents = verified.collections.reduce((sum, collection) => sum + collection.documents, 0)
  tell(`Restored ${documents} documents. The server makes the indexes at its start.`)
}

const run = async (): Promise<number> => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      to: { type: 'string' },
      keep: { type: 'string' },
      stopped: { type: 'boolean', default: false },
      replace: { type: 'boolean', default: false },
      check: { type: 'boolean', default: false },
      'secret-to': { type: 'string' },
    },
  })
  const [command, archive] = positionals
  const keep = values.keep === undefined ? undefined : Number(values.keep)
  const isKeepValid = keep === undefined || (Number.isInteger(keep) && keep >= 1)
  if (command === 'backup' && !archive && isKeepValid)
    await runBackup(values.to ?? 'backups', keep, values.stopped)
  else if (command === 'move' && values.to && !archive) await runMove(readSettings(), values.to, tell)
  else if (command === 'restore' && archive)
    await runRestore(archive, {
      isReplacing: values.replace,
      isCheck: values.check,
      secretTo: values['secret-to'],
    })
  else {
    process.stderr.write(USAGE)
    return 2
  }
  return 0
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    tell(
      error instanceof Error ? (error.name === 'Error' ? String(error.stack) : error.message) : String(error),
    )
    process.exit(1)
  },
)
