import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { S3 } from '@aws-sdk/client-s3'
import { Upload } from '@aws-sdk/lib-storage'
import { uploadsDir } from '../../mediaFolders'
import { measureContent } from '../measureContent'
import { FILES, UPLOADS, checkedName, nameOfUpload } from '../objectNames'
import type { ObjectStore, StoredObject } from '../objectStore.types'
import { PART_BYTES } from './s3Client'
import { asking, ifThere } from './s3Errors'
import type { S3Settings } from './s3Settings'
import { INFO } from './uploadNames'
import { readObject } from './readObject'

/** A store takes at most so many parts of one object. */
const MAX_PARTS = 9_000

/** Objects in a bucket. Their names are those below `MEDIA_DIR`. */
export const createS3Store = (client: S3, { bucket, endpoint }: S3Settings): ObjectStore => {
  const placeOf = (name: string) => ({ Bucket: bucket, Key: checkedName(name) })

  const put: ObjectStore['put'] = async (name, content, { size = 0, contentType } = {}) => {
    const { through, measured } = measureContent()
    const upload = new Upload({
      client,
      params: { ...placeOf(name), Body: through, ...(contentType && { ContentType: contentType }) },
      // what waits in memory: one part, and one that is being sent
      queueSize: 1,
      partSize: Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS)),
    })
    let broken: unknown
    content.once('error', (error) => (broken = error))
    // whichever fails ends the other: of a content that breaks off the parts are given up
    const [, sent] = await Promise.allSettled([
      pipeline(content, through),
      asking(() => upload.done()).catch((error: unknown) => {
        through.destroy(error instanceof Error ? error : new Error('The upload failed'))
        throw error
      }),
    ])
    if (sent.status === 'rejected') throw broken ?? sent.reason
    return measured()
  }

  /** Every object as the store lists them: a thousand at a time. */
  async function* listAll(prefix: string): AsyncGenerator<StoredObject & { name: string }> {
    let token: string | undefined
    do {
      const page = await asking(() =>
        client.listObjectsV2({ Bucket: bucket, Prefix: prefix, ...(token && { ContinuationToken: token }) }),
      )
      for (const { Key, Size, LastModified } of page.Contents ?? [])
        if (Key !== undefined) yield { name: Key, size: Size ?? 0, changedMs: LastModified?.getTime() ?? 0 }
      token = page.NextContinuationToken
    } while (token)
  }

  /** The names of files whose upload was not taken over: they lie in their place, and are nothing yet. */
  const listPending = async (): Promise<Set<string>> => {
    const pending = new Set<string>()
    for await (const { name } of listAll(UPLOADS))
      if (name.endsWith(INFO)) pending.add(nameOfUpload(name.slice(UPLOADS.length, -INFO.length)))
    return pending
  }

  async function* list(prefix: string): AsyncGenerator<StoredObject & { name: string }> {
    const mayBePending = prefix === '' || prefix.startsWith(FILES)
    const pending = mayBePending ? await listPending() : new Set<string>()
    for await (const object of listAll(prefix))
      if (prefix.startsWith(UPLOADS) || !(object.name.startsWith(UPLOADS) || pending.has(object.name)))
        yield object
  }

  const withLocalFile: ObjectStore['withLocalFile'] = async (name, use) => {
    const file = path.join(uploadsDir(), randomUUID())
    await mkdir(uploadsDir(), { recursive: true })
    try {
      await pipeline(await readObject(client, placeOf(name)), createWriteStream(file, { flags: 'wx' }))
      return await use(file)
    } finally {
      await rm(file, { force: true })
    }
  }

  return {
    kind: 's3',
    place: `${endpoint ?? 'https://s3.amazonaws.com'}/${bucket}`,
    put,
    open: async (name, range) => readObject(client, placeOf(name), range),
    head: async (name) => {
      const found = await ifThere(() => client.headObject(placeOf(name)))
      return found && { size: found.ContentLength ?? 0, changedMs: found.LastModified?.getTime() ?? 0 }
    },
    remove: async (name) => {
      await ifThere(() => client.deleteObject(placeOf(name)))
    },
    list,
    withLocalFile,
    checkReadiness: async () => {
      await asking(() => client.listObjectsV2({ Bucket: bucket, MaxKeys: 1 }))
    },
  }
}
