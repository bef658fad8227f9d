import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { Upload } from '@tus/server'
import type { Payload } from 'payload'
import { uploadPath } from '../files/fileStorage'
import { type UploadRow, uploadsOf } from './uploads'

/** What the disk says when it takes no more: full, over its quota, over the size that the system allows. */
const NO_SPACE = ['ENOSPC', 'EDQUOT', 'EFBIG']

/** Whether a failure is that of a disk that takes no more. What has arrived stays, and the upload can go on later. */
export const isOutOfSpace = (error: unknown): boolean =>
  NO_SPACE.includes((error as NodeJS.ErrnoException).code ?? '')

/** Uploads as the protocol's library sees them: bytes in a folder, the rest in `file-uploads`, so that every process knows. */
export class UploadStore extends FileStore {
  constructor(payload: Payload, directory: string) {
    super({
      directory,
      configstore: {
        // whoever begins an upload has made its document already
        set: async () => {},
        get: async (key) => {
          const row = await uploadsOf(payload).findOne({ key }).lean<UploadRow>()
          return row ? new Upload({ id: key, size: row.size, offset: 0 }) : undefined
        },
        delete: async (key) => {
          await uploadsOf(payload).deleteOne({ key })
        },
      },
    })
    this.extensions = ['creation', 'termination']
  }

  override async write(readable: Readable, key: string, offset: number): Promise<number> {
    const target = createWriteStream(uploadPath(key), { flags: 'r+', start: offset })
    await pipeline(readable, target)
    return offset + target.bytesWritten
  }
}
