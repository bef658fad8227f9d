import { s3Storage } from '../../../services/fileStorage'
import { readS3Settings } from '../../../services/objectStores/s3/s3Settings'
import { type Check, type Finding, note, ok, wrong } from '../finding'

const UPLOADS_AGE = 'docs/guides/deploy.md has a lifecycle rule that ends what nobody completes.'

const checkEncryption = (endpoint: string | undefined): Finding[] =>
  endpoint?.startsWith('http://')
    ? [
        note(
          `The store of files ${endpoint} is asked without encryption`,
          'Fine on a network of your own; else name its https address.',
        ),
      ]
    : []

/** The store of objects that `S3_BUCKET` names; a folder is checked with the folders. */
export const checkFiles: Check = {
  name: 'Files',
  run: async (env) => {
    const settings = readS3Settings(env)
    if (!settings) return []
    const { objects } = await s3Storage(settings)
    try {
      await objects.checkReadiness()
      return [
        ok(`The store of files ${objects.place} answers. ${UPLOADS_AGE}`),
        ...checkEncryption(settings.endpoint),
      ]
    } catch (error) {
      return [
        wrong(
          `The store of files ${objects.place} cannot be used: ${(error as Error).message}`,
          'Look at S3_ENDPOINT, S3_BUCKET, the key and what it may do there.',
        ),
      ]
    }
  },
}
