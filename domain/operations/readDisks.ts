import { existsSync } from 'node:fs'
import { statfs } from 'node:fs/promises'
import type { DiskRoom } from './operations.schema'

/** The room on the disk of a folder that is there. */
export const readRoom = async (name: string, folder: string): Promise<DiskRoom> => {
  const { bavail, blocks, bsize } = await statfs(folder)
  return { name, freeBytes: bavail * bsize, totalBytes: blocks * bsize }
}

/**
 * The room on the disks that hold what people send, and what the embedded engine stores; without a folder that is not
 * there, where another process runs the engine.
 */
export const readDisks = async (): Promise<DiskRoom[]> => {
  const folders = [
    { name: 'Disk for uploaded files', folder: process.env.MEDIA_DIR ?? 'media' },
    ...(process.env.IS_TRIAL === 'true'
      ? [{ name: 'Disk for the database', folder: process.env.DATA_DIR ?? 'data' }]
      : []),
  ]
  return Promise.all(
    folders.filter(({ folder }) => existsSync(folder)).map(({ name, folder }) => readRoom(name, folder)),
  )
}
