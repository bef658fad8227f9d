import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { S3, S3ClientConfig } from '@aws-sdk/client-s3'
import { type MetadataValue, S3Store } from '@tus/s3-store'
import { ERRORS, Upload } from '@tus/server'
import { HEAD_BYTES } from '../../fileStorage.types'
import { nameOfUpload } from '../objectNames'
import { PART_BYTES, limitCalls } from './s3Client'
import { asking, ifThere } from './s3Errors'
import { headOf, infoOf, tailOf } from './uploadNames'

/** How many parts a process sends at once; each waits in the system's temporary folder. */
const MAX_SENT_PARTS = 4

/** Two processes may serve one upload: what the store says holds. */
const NOTHING_REMEMBERED = {
  get: () => Promise.resolve(undefined),
  set: () => Promise.resolve(),
  delete: () => Promise.resolve(),
}

const uuidOf = (name: string): string => name.slice(name.lastIndexOf('/') + 1)

/**
 * Uploads for the tus library, in parts. They are written where the file will be, since a store cannot rename: the
 * object appears with its last part. What the store knows about an upload, `uploads/<key>.info`, says that it was not
 * taken over.
 */
export class UploadsInS3 extends S3Store {
  constructor(
    private readonly s3: S3,
    bucket: string,
    config: S3ClientConfig,
    private readonly onRemove?: (key: string) => Promise<void>,
  ) {
    super({
      partSize: PART_BYTES,
      maxConcurrentPartUploads: MAX_SENT_PARTS,
      useTags: false,
      cache: NOTHING_REMEMBERED,
      s3ClientConfig: { ...config, bucket },
    })
    limitCalls(this.client)
    this.extensions = ['creation', 'termination']
  }

  protected override infoKey(name: string): string {
    return infoOf(uuidOf(name))
  }

  protected override partKey(name: string, isIncomplete = false): string {
    return isIncomplete ? tailOf(uuidOf(name)) : name
  }

  /** What the store knows about an upload; undefined when there is none, or it was taken over. */
  private readInfo(key: string): Promise<MetadataValue | undefined> {
    return ifThere(() => this.getMetadata(nameOfUpload(key)))
  }

  private async sizeOf(Key: string): Promise<number | undefined> {
    const found = await ifThere(() => this.s3.headObject({ Bucket: this.bucket, Key }))
    return found ? (found.ContentLength ?? 0) : undefined
  }

  /** The number of bytes in parts; an upload whose last part arrived before it was killed is completed. */
  private async countParts(key: string, info: MetadataValue): Promise<number | undefined> {
    if (!info['upload-id']) return undefined
    const parts = await ifThere(() => this.retrieveParts(nameOfUpload(key)))
    if (!parts) return this.sizeOf(nameOfUpload(key)) // completed since it was looked at, or given up
    const sent = parts.reduce((sum, { Size }) => sum + (Size ?? 0), 0)
    if (sent === info.file.size) await asking(() => this.finishMultipartUpload(info, parts))
    return sent + ((await this.sizeOf(tailOf(key))) ?? 0)
  }

  /** The number of bytes that have arrived; undefined when there is no upload, or it was taken over. */
  async stat(key: string): Promise<number | undefined> {
    const info = await this.readInfo(key)
    if (!info) return undefined
    return (await this.sizeOf(nameOfUpload(key))) ?? (await this.countParts(key, info))
  }

  override async create(upload: Upload): Promise<Upload> {
    await asking(() =>
      super.create(new Upload({ id: nameOfUpload(upload.id), size: upload.size, offset: 0 })),
    )
    return upload
  }

  override async getUpload(key: string): Promise<Upload> {
    const info = await this.readInfo(key)
    const arrived = info && (await this.stat(key))
    if (arrived === undefined) throw Object.assign(new Error('No such upload'), ERRORS.FILE_NOT_FOUND)
    return new Upload({ id: key, size: info?.file.size, offset: arrived })
  }

  /** Passes bytes on and stores the first of them, by which a file of a wrong kind is known. */
  private async *keepingHead(source: Readable, key: string, offset: number): AsyncGenerator<Buffer> {
    let head = offset === 0 ? Buffer.alloc(0) : (await this.readHead(key)).subarray(0, offset)
    let isKept = false
    const keep = (body: Buffer) =>
      asking(() => this.s3.putObject({ Bucket: this.bucket, Key: headOf(key), Body: body }))
    for await (const chunk of source as AsyncIterable<Buffer>) {
      if (!isKept) {
        head = Buffer.concat([head, chunk]).subarray(0, HEAD_BYTES)
        isKept = head.length === HEAD_BYTES
        if (isKept) await keep(head)
      }
      yield chunk
    }
    if (!isKept) await keep(head)
  }

  override write(source: Readable, key: string, offset: number): Promise<number> {
    const content =
      offset < HEAD_BYTES
        ? Readable.from(this.keepingHead(source, key, offset), { objectMode: false })
        : source
    return asking(() => super.write(content, nameOfUpload(key), offset))
  }

  /** The first bytes of an upload that is not complete. */
  async readHead(key: string): Promise<Buffer> {
    const found = await ifThere(() => this.s3.getObject({ Bucket: this.bucket, Key: headOf(key) }))
    return found?.Body ? buffer(found.Body as Readable) : Buffer.alloc(0)
  }

  private async delete(Key: string): Promise<void> {
    await ifThere(() => this.s3.deleteObject({ Bucket: this.bucket, Key }))
  }

  /** Makes a small upload complete at once. */
  async writeWhole(key: string, content: Buffer): Promise<void> {
    const name = nameOfUpload(key)
    const info = JSON.stringify(new Upload({ id: name, size: content.length, offset: 0 }))
    await asking(() => this.s3.putObject({ Bucket: this.bucket, Key: infoOf(key), Body: info }))
    await asking(() => this.s3.putObject({ Bucket: this.bucket, Key: name, Body: content }))
  }

  /** Leaves the object and forgets the upload: from then on it is a file. */
  async adopt(key: string): Promise<void> {
    if (!(await this.readInfo(key))) return
    await Promise.all([this.delete(tailOf(key)), this.delete(headOf(key))])
    await this.delete(infoOf(key)) // last: by it the rest is found again
  }

  private async abort(name: string, uploadId: string): Promise<void> {
    await ifThere(() => this.s3.abortMultipartUpload({ Bucket: this.bucket, Key: name, UploadId: uploadId }))
  }

  /** Deletes an upload that was not taken over, parts included. Idempotent. */
  async discard(key: string): Promise<void> {
    const info = await this.readInfo(key)
    if (!info) return
    const name = nameOfUpload(key)
    if (info['upload-id']) await this.abort(name, info['upload-id'])
    await Promise.all([this.delete(name), this.delete(tailOf(key)), this.delete(headOf(key))])
    await this.delete(infoOf(key))
  }

  /** `DELETE` of the protocol: the record goes as well. */
  override async remove(key: string): Promise<void> {
    await this.discard(key)
    await this.onRemove?.(key)
  }

  /**
   * Gives up parts that were begun before a date, and that nobody goes on with.
   * @param isKept whether an upload with this key goes on
   */
  async abortStrays(before: Date, isKept: (key: string) => Promise<boolean>): Promise<void> {
    let markers: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {}
    while (markers) {
      const page = await asking(() => this.s3.listMultipartUploads({ Bucket: this.bucket, ...markers }))
      for (const { Key = '', UploadId = '', Initiated } of page.Uploads ?? [])
        if (Initiated && Initiated < before && !(await isKept(uuidOf(Key)))) await this.abort(Key, UploadId)
      markers = page.IsTruncated
        ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
        : undefined
    }
  }
}
