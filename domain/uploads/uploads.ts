import { open, readdir, rm, stat, statfs } from 'node:fs/promises'
import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'
import { uploadPath, uploadsDir } from '../files/fileStorage'

/** What a disk keeps free, in bytes: the database has to write as well. */
const RESERVE = 512 * 1024 ** 2
/** The specification of PDF lets a file begin with other bytes, which readers look past. */
const HEAD_LENGTH = 1024
const TAIL_LENGTH = 2048

export interface UploadRow {
  key: string
  user: { toString: () => string }
  purpose: string
  size: number
  expiresAt: Date
  takenUntil?: Date | null
  document?: string | null
  /** What its content is, once it has arrived and is being taken over. */
  contentType?: string | null
}

export const uploadsOf = (payload: Payload) => modelOf(payload, 'file-uploads')

/** Whether so many more bytes fit. */
export const hasSpaceFor = async (bytes: number): Promise<boolean> => {
  const { bavail, bsize } = await statfs(uploadsDir())
  return bavail * bsize >= bytes + RESERVE
}

/** How many bytes of an upload have arrived; undefined when it is gone, or was taken over. */
export const arrivedBytes = async (key: string): Promise<number | undefined> => {
  try {
    return (await stat(uploadPath(key))).size
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

const readPart = async (key: string, from: number, length: number): Promise<string> => {
  const file = await open(uploadPath(key))
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, from)
    return buffer.toString('latin1', 0, bytesRead)
  } finally {
    await file.close()
  }
}

/** Whether the bytes that have arrived so far begin as a PDF does; too few of them to tell count as yes. */
export const beginsAsPdf = async (key: string, arrived: number): Promise<boolean> =>
  arrived < HEAD_LENGTH || (await readPart(key, 0, HEAD_LENGTH)).includes('%PDF-')

/** Whether a complete file is a PDF by its content, to its end: one that was cut off is none. */
export const isPdf = async (key: string, size: number): Promise<boolean> => {
  const [head, tail] = await Promise.all([
    readPart(key, 0, HEAD_LENGTH),
    readPart(key, Math.max(size - TAIL_LENGTH, 0), TAIL_LENGTH),
  ])
  return head.includes('%PDF-') && tail.includes('%%EOF')
}

/** Forgets an upload and its bytes; fine to repeat. The document goes last: by it the rest is found again. */
export const dropUpload = async (payload: Payload, key: string): Promise<void> => {
  await rm(uploadPath(key), { force: true })
  await uploadsOf(payload).deleteOne({ key })
}

/** The names of everything in the folder of uploads. */
export const listUploadFolder = async (): Promise<string[]> => {
  try {
    return await readdir(uploadsDir())
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
