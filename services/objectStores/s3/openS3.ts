import type { Storage } from '../../fileStorage.types'
import { createS3Client, s3ClientConfig } from './s3Client'
import type { S3Settings } from './s3Settings'
import { createS3Store } from './s3Store'
import { createS3Uploads } from './s3Uploads'

/** Opens a bucket as the store of files and uploads. Asks the store for nothing yet. */
export const openS3 = (settings: S3Settings): Storage => {
  const client = createS3Client(settings)
  const objects = createS3Store(client, settings)
  return { objects, uploads: createS3Uploads(client, settings.bucket, objects, s3ClientConfig(settings)) }
}
