import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { cleanEnvironment } from '../../../helpers/server'

const LOOK = `
  import { createRequire } from 'node:module'
  const { storage } = await import('./services/fileStorage.ts')
  await storage()
  const loaded = Object.keys(createRequire(process.cwd() + '/').cache)
  process.stdout.write(String(loaded.some((file) => file.includes('@aws-sdk'))))
`

/** Whether a process with these settings has loaded Amazon's library after it opened its store of files. */
const isLibraryLoaded = async (settings: Record<string, string>): Promise<string> => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', LOOK],
    { env: { ...cleanEnvironment(), ...settings } },
  )
  return stdout
}

it('loads the library of S3 for an installation that uses it, and for no other', async () => {
  const settings = { S3_BUCKET: 'files', S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }
  expect(await isLibraryLoaded(settings)).toBe('true')
  expect(await isLibraryLoaded({ S3_BUCKET: '' })).toBe('false')
})
