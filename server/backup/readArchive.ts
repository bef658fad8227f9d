import { createHash } from 'node:crypto'
import type { Readable } from 'node:stream'
import { extract as createExtract } from 'tar-stream'
import { z } from 'zod'
import {
  type ArchiveEntry,
  BackupError,
  DATABASE_FOLDER,
  FILES_FOLDER,
  FORMAT,
  HEADER,
  MANIFEST,
  MANIFEST_HASH,
  type Manifest,
  SECRET,
} from './format'
import { isNewer } from '../../platform/productVersion'

const headerSchema = z.object({ format: z.int(), product: z.string(), madeAt: z.string() })

const manifestSchema = headerSchema.extend({
  consistency: z.enum(['alone', 'writes held', 'snapshot']),
  databaseMs: z.number(),
  hasSecret: z.boolean(),
  collections: z.array(
    z.object({ name: z.string(), options: z.record(z.string(), z.unknown()), documents: z.int() }),
  ),
  entries: z.array(z.object({ name: z.string(), size: z.int(), sha256: z.string() })),
})

/** The manifest and its hash are read whole: a list of a million files has 150 MB. */
const LONGEST_TEXT = 256 * 1024 ** 2

const isAllowedName = (name: string): boolean =>
  [HEADER, SECRET, MANIFEST, MANIFEST_HASH].includes(name) ||
  ((name.startsWith(FILES_FOLDER) || name.startsWith(DATABASE_FOLDER)) &&
    !/[\\\0]/.test(name) &&
    name.split('/').every((part) => part !== '' && part !== '.' && part !== '..'))

/** @throws BackupError when this version cannot read the archive */
const checkHeader = (text: string, ownVersion: string): void => {
  const { format, product } = headerSchema.parse(JSON.parse(text))
  if (format > FORMAT || isNewer(product, ownVersion))
    throw new BackupError(
      `The archive was made by version ${product}, and this is ${ownVersion}: install that version first`,
    )
}

const readText = async (content: AsyncIterable<Buffer>): Promise<string> => {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of content) {
    size += chunk.length
    if (size > LONGEST_TEXT) throw new BackupError('The archive is damaged: its manifest is too long')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

const sameEntry = (one: ArchiveEntry, other?: ArchiveEntry): boolean =>
  one.name === other?.name && one.size === other.size && one.sha256 === other.sha256

const checkManifest = (
  text: string | undefined,
  hashLine: string | undefined,
  read: ArchiveEntry[],
): Manifest => {
  if (text === undefined || hashLine === undefined)
    throw new BackupError('The archive is incomplete: its end is missing')
  const sha256 = createHash('sha256').update(text).digest('hex')
  if (hashLine !== `${sha256}  ${MANIFEST}\n`) throw new BackupError('The archive is damaged: its manifest')
  const manifest = manifestSchema.parse(JSON.parse(text))
  const damaged = manifest.entries.find((entry, index) => !sameEntry(entry, read[index]))
  if (damaged || read.length !== manifest.entries.length)
    throw new BackupError(
      `The archive is damaged: ${damaged?.name ?? 'it has more entries than its manifest'}`,
    )
  return manifest
}

/** Receives the entries of files, database and secret; it may leave the content unread. */
export type EntryHandler = (name: string, content: AsyncIterable<Buffer>, size: number) => Promise<void>

/**
 * Reads an archive once, from its first byte to its last, and compares it with its manifest.
 * @param ownVersion of the product: the archive of a newer one is refused at its first entry
 * @throws BackupError when it is damaged, incomplete or of a newer version
 */
export const readArchive = async (
  input: Readable,
  ownVersion: string,
  onEntry?: EntryHandler,
): Promise<Manifest> => {
  const extract = createExtract()
  input.on('error', (error: Error) => extract.destroy(error))
  input.pipe(extract)
  const entries: ArchiveEntry[] = []
  const texts = new Map<string, string>()
  try {
    for await (const entry of extract) {
      const { name, type, size } = entry.header
      if (type !== 'file' || !isAllowedName(name)) throw new BackupError(`The archive is damaged: ${name}`)
      if ((entries.length === 0) !== (name === HEADER)) throw new BackupError('This is not a backup')
      const hash = createHash('sha256')
      const content = (async function* (): AsyncGenerator<Buffer> {
        for await (const chunk of entry as AsyncIterable<Buffer>) {
          hash.update(chunk)
          yield chunk
        }
      })()
      if ([HEADER, MANIFEST, MANIFEST_HASH].includes(name)) texts.set(name, await readText(content))
      else if (onEntry) await onEntry(name, content, size)
      while (!(await content.next()).done); // what was left unread counts too
      if (name !== MANIFEST && name !== MANIFEST_HASH)
        entries.push({ name, size, sha256: hash.digest('hex') })
      if (name === HEADER) checkHeader(texts.get(HEADER) ?? '', ownVersion)
    }
  } catch (error) {
    throw error instanceof BackupError || !isFormatError(error)
      ? error
      : new BackupError('The archive is damaged or incomplete', { cause: error })
  } finally {
    input.destroy()
  }
  return checkManifest(texts.get(MANIFEST), texts.get(MANIFEST_HASH), entries)
}

/** What tar-stream, JSON and zod say about bytes that are no archive. */
const isFormatError = (error: unknown): boolean =>
  error instanceof SyntaxError ||
  error instanceof z.ZodError ||
  (error instanceof Error && /header|end of data|Writable stream closed|Invalid tar/i.test(error.message))
