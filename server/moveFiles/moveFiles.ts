import { createHash } from 'node:crypto'
import { UPLOADS } from '../../services/objectStores/objectNames'
import type { ObjectStore } from '../../services/objectStores/objectStore.types'
import { toFields } from '../../platform/toFields'
import type { Journal } from './journal'

export interface MoveReport {
  /** Files that were copied now, and found equal. */
  copied: number
  copiedBytes: number
  /** Files that were there already, equal. */
  equal: number
  /** Files that were deleted at their old place while this ran. */
  gone: number
  /** Files that the new place has and the old one has not: deleted since they were copied, or new after the switch. */
  onlyAtTarget: string[]
  /** Files that could not be moved, with the reason; the others go on. */
  failed: { name: string; reason: string }[]
  /** Files deleted at their old place, each after it was found equal. */
  deletedAtSource: number
}

export interface MoveOptions {
  from: ObjectStore
  to: ObjectStore
  journal: Journal
  /** Deletes each file at its old place once it is equal at the new one. */
  isDeletingSource: boolean
  /** Called after each file. */
  onFile?: (report: MoveReport, name: string) => void
  signal?: AbortSignal
}

const hashOf = async (store: ObjectStore, name: string): Promise<string> => {
  const hash = createHash('sha256')
  const chunks: AsyncIterable<Buffer> = await store.open(name)
  for await (const chunk of chunks) hash.update(chunk)
  return hash.digest('hex')
}

const contentTypeOf = (name: string): string | undefined =>
  name.endsWith('.avif') ? 'image/avif' : name.endsWith('.webp') ? 'image/webp' : undefined

/** Copies a file and reads it back. @throws when what arrived is not what was sent */
const copy = async ({ from, to }: MoveOptions, name: string, size: number): Promise<string> => {
  const contentType = contentTypeOf(name)
  const sent = await to.put(name, await from.open(name), { size, ...(contentType && { contentType }) })
  if ((await hashOf(to, name)) !== sent.sha256) {
    await to.remove(name)
    throw new Error('It did not arrive as it was sent')
  }
  return sent.sha256
}

/** Whether both places have a file with the same content: by the journal, else by reading both. */
const isEqual = async (options: MoveOptions, name: string, size: number): Promise<boolean> => {
  const { from, to, journal } = options
  if ((await to.head(name))?.size !== size) return false
  if (journal.find(name, size) !== undefined) return true
  const [one, other] = await Promise.all([hashOf(from, name), hashOf(to, name)])
  if (one === other) await journal.add({ name, size, sha256: one })
  return one === other
}

const moveOne = async (
  options: MoveOptions,
  { name, size }: { name: string; size: number },
  report: MoveReport,
): Promise<void> => {
  if (await isEqual(options, name, size)) report.equal += 1
  else {
    await options.journal.add({ name, size, sha256: await copy(options, name, size) })
    report.copied += 1
    report.copiedBytes += size
  }
  if (!options.isDeletingSource) return
  await options.from.remove(name)
  report.deletedAtSource += 1
}

/** What stays in its store: uploads that go on cannot change it in the middle. */
const isMoved = (name: string): boolean => !name.startsWith(UPLOADS)

/**
 * Copies every file of one store to another one, each verified by its SHA-256 as it was sent and as it is read back.
 * Killed and started again it goes on; repeated it copies what was added since. One file that fails is reported, the
 * others go on. The old store keeps its files, unless they are to be deleted.
 */
export const moveFiles = async (options: MoveOptions): Promise<MoveReport> => {
  const { from, to, onFile, signal } = options
  const report: MoveReport = {
    copied: 0,
    copiedBytes: 0,
    equal: 0,
    gone: 0,
    onlyAtTarget: [],
    failed: [],
    deletedAtSource: 0,
  }
  await Promise.all([from.checkReadiness(), to.checkReadiness()])
  for await (const file of from.list('')) {
    if (signal?.aborted) return report
    if (!isMoved(file.name)) continue
    try {
      await moveOne(options, file, report)
    } catch (error) {
      if (toFields(error).code === 'ENOENT' && !(await from.head(file.name))) report.gone += 1
      else report.failed.push({ name: file.name, reason: (error as Error).message })
    }
    onFile?.(report, file.name)
  }
  if (!options.isDeletingSource)
    for await (const { name } of to.list(''))
      if (isMoved(name) && !(await from.head(name))) report.onlyAtTarget.push(name)
  return report
}
