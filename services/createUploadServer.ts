import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { FileStore } from '@tus/file-store'
import { Server, Upload } from '@tus/server'
import { isOutOfSpace, uploadPath } from './diskStorage'

/** How long a request that is still being received, its connection perhaps dead, may delay one that resumes. */
const DRAIN_MS = 250

export interface UploadRecords {
  /** The announced size of an upload in bytes; undefined when there is none of this key. */
  findSize: (key: string) => Promise<number | undefined>
  /** Removes the record of an upload that was cancelled. */
  remove: (key: string) => Promise<void>
}

/** Uploads as the tus library sees them: bytes in a folder, the rest in the database, so that every process knows them. */
class UploadStore extends FileStore {
  constructor(directory: string, { findSize, remove }: UploadRecords) {
    super({
      directory,
      configstore: {
        // the record was made before the upload began
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
 * @param directory where the bytes go
 * @param noSpaceText what the client is told, with status 507, when the disk is full
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
    // the caller chose the key, and recorded it
    namingFunction: ({ url }) => url.slice(url.lastIndexOf('/') + 1),
  })
