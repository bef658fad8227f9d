import { mkdir } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import type { S3, S3ClientConfig } from '@aws-sdk/client-s3'
import { removeStraysOnDisk } from '../../diskStorage'
import type { UploadStorage } from '../../fileStorage.types'
import { uploadsDir } from '../../mediaFolders'
import { UPLOADS, nameOfUpload } from '../objectNames'
import type { ObjectStore } from '../objectStore.types'
import { UploadsInS3 } from './UploadsInS3'
import { uploadOf } from './uploadNames'

/** Uploads in a bucket, beside the files. */
export const createS3Uploads = (
  client: S3,
  bucket: string,
  objects: ObjectStore,
  config: S3ClientConfig,
): UploadStorage => {
  const tus = new UploadsInS3(client, bucket, config)

  const read: UploadStorage['read'] = async (key, from, length) => {
    const complete = await objects.head(nameOfUpload(key))
    if (!complete) return (await tus.readHead(key)).subarray(from, from + length)
    const end = Math.min(from + length, complete.size) - 1
    return end < from ? Buffer.alloc(0) : buffer(await objects.open(nameOfUpload(key), { start: from, end }))
  }

  const removeStrays: UploadStorage['removeStrays'] = async (before, isKnown) => {
    // pictures and other requests still arrive on the disk
    await removeStraysOnDisk(before, isKnown)
    for await (const { name, changedMs } of objects.list(UPLOADS)) {
      const key = uploadOf(name)
      if (key === undefined || changedMs >= before.getTime() || (await isKnown(key))) continue
      await tus.discard(key)
      await objects.remove(name)
    }
    await tus.abortStrays(before, isKnown)
  }

  return {
    prepare: async () => {
      await mkdir(uploadsDir(), { recursive: true })
    },
    hasSpaceFor: () => Promise.resolve(true), // a store tells nobody how much it takes
    stat: (key) => tus.stat(key),
    write: (key, content) => tus.writeWhole(key, content),
    read,
    readAll: async (key) => buffer(await objects.open(nameOfUpload(key))),
    adopt: (key) => tus.adopt(key),
    remove: (key) => tus.discard(key),
    removeStrays,
    createTusStore: (records) => new UploadsInS3(client, bucket, config, records.remove),
  }
}
