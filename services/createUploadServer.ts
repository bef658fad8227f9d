import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { Server, Upload } from '@tus/server'
import { isOutOfSpace, uploadPath } from './diskStorage'

/** How long an upload request on a connection that may be dead can delay the request that resumes it. */
const DRAIN_MS = 250

export interface UploadRecords {
  /** The declared size of an upload in bytes; undefined when its key is unknown. */
  findSize: (key: string) => Promise<number | undefined>
  /** Deletes the record of a cancelled upload. */
  remove: (key: string) => Promise<void>
}

/**
 * Uploads for the tus library: bytes in a folder, the rest in the database, so that every process can read
 * them.
 */
class UploadStore extends FileStore {
  constructor(directory: string, { findSize, remove }: UploadRecords) {
    super({
      directory,
      configstore: {
        // the record was created before the upload began
        set: async () => {},
        get: async (key) => {
          const size = await findSize(key)
          return size === undefined ? undefined : new Upload({ id: key, size, offset: 0 })
        },
        delete: remove,
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

/**
 * A server of the tus protocol, version 1.0.0. It knows which uploads are being received.
 * @param directory where the bytes are written
 * @param noSpaceText the client's error text, with status 507, when the disk is full
 */
export const createUploadServer = (
  directory: string,
  records: UploadRecords,
  noSpaceText: string,
): Pick<Server, 'handleWeb'> =>
  new Server({
    path: '/api/uploads',
    datastore: new UploadStore(directory, records),
    relativeLocation: true,
    lockDrainTimeout: DRAIN_MS,
    onResponseError: (_request, error) =>
      isOutOfSpace(error) ? { status_code: 507, body: noSpaceText } : undefined,
    // the caller chose the key, and stored it
    namingFunction: ({ url }) => url.slice(url.lastIndexOf('/') + 1),
  })
