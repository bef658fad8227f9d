import { afterAll, beforeAll, expect, it } from 'vitest'
import { createFilesWatch } from '../../../server/filesWatch'
import { type S3Files, useFakeS3 } from '../../helpers/s3Files'

let s3: S3Files
beforeAll(async () => {
  s3 = await useFakeS3()
})
afterAll(() => s3.end())

it('the store of files is asked every quarter of a minute, however often somebody wants to know', async () => {
  let now = 0
  const isReady = createFilesWatch(() => now)
  expect(await isReady()).toBe(true)
  const before = s3.requests.length
  s3.fault('refused')
  expect([await isReady(), s3.requests.length - before]).toEqual([true, 0])
  now = 15_000
  expect(await isReady()).toBe(false)
  s3.fault('none')
  now = 30_000
  expect(await isReady()).toBe(true)
})
