/** How a store that speaks S3 is reached. */
export interface S3Settings {
  bucket: string
  /** Amazon's own without one. */
  endpoint?: string
  region: string
  accessKeyId: string
  secretAccessKey: string
  isPathStyle: boolean
}

type Variables = Partial<
  Record<
    | 'S3_BUCKET'
    | 'S3_ENDPOINT'
    | 'S3_REGION'
    | 'S3_ACCESS_KEY_ID'
    | 'S3_SECRET_ACCESS_KEY'
    | 'S3_FORCE_PATH_STYLE',
    string | undefined
  >
>

/** The settings of the store, which `readEnvironment` has checked; undefined when files are in a folder. */
export const readS3Settings = (
  source: Variables | NodeJS.ProcessEnv = process.env,
): S3Settings | undefined => {
  const { S3_BUCKET: bucket, S3_ENDPOINT: endpoint, S3_REGION: region } = source
  if (!bucket) return undefined
  return {
    bucket,
    ...(endpoint && { endpoint }),
    region: region || 'us-east-1',
    accessKeyId: source.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: source.S3_SECRET_ACCESS_KEY ?? '',
    isPathStyle: source.S3_FORCE_PATH_STYLE === 'on',
  }
}
