import { createHash, randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { httpClient, signInAdmin } from '../helpers/httpClient'
import { residentBytes } from '../helpers/residentBytes'
import { makeDataDir, startServer } from '../helpers/server'
import { arrivedOf, beginning, keyIn, makePdf, sendPiece } from '../helpers/uploads'

const GIB = 1024 ** 3
const BLOCK = 1024 ** 2
const SIZE = 3 * GIB
/** After how many bytes of a request the connection is cut, one after the other. */
const CUTS = [0.4 * GIB, 0.9 * GIB + 12_345, 0.7 * GIB]
const SAMPLE_MS = 100

const SEED = randomBytes(BLOCK)

/** A block of a file that is a PDF to its ends, without keeping it: every block differs. */
const blockOf = (index: number): Buffer => {
  const block = Buffer.from(SEED)
  block.writeUInt32LE(index, 100)
  if (index === 0) block.write('%PDF-1.7\n')
  if ((index + 1) * BLOCK === SIZE) block.write('\n%%EOF\n', BLOCK - 7)
  return block
}

const contentFrom = function* (offset: number): Generator<Buffer> {
  for (let at = offset; at < SIZE; at += BLOCK - (at % BLOCK))
    yield blockOf(Math.floor(at / BLOCK)).subarray(at % BLOCK)
}

/** The most memory that a process had while a task ran, in bytes. */
const peakWhile = async (pid: number, task: () => Promise<void>): Promise<number> => {
  let peak = 0
  const look = async (): Promise<void> => {
    peak = Math.max(peak, await residentBytes(pid).catch(() => 0))
  }
  const timer = setInterval(() => void look(), SAMPLE_MS)
  try {
    await task()
  } finally {
    clearInterval(timer)
  }
  await look()
  return peak
}

export interface LargeFileResult {
  isEqual: boolean
  growthBytes: number
  upSeconds: number
  downSeconds: number
}

/** Sends a file of 3 GiB with the connection cut three times, publishes it and reads it again. Linux only. */
export const measureLargeFile = async (): Promise<LargeFileResult> => {
  const dataDir = await makeDataDir()
  const { url, pid, end } = await startServer({ dataDir })
  try {
    const client = httpClient(url)
    const cookie = await signInAdmin(client)
    const begin = async (size: number): Promise<string> =>
      keyIn(await client('POST', '/api/uploads', { cookie, headers: beginning(size) }))
    const publish = async (file: string): Promise<string> => {
      const response = await client('POST', '/api/publications/add', {
        cookie,
        body: {
          title: 'A large paper',
          category: 'books',
          publishedDate: '2026-01-31',
          isPublished: true,
          file,
        },
      })
      if (response.status !== 201)
        throw new Error(`Publishing was answered with ${response.status}: ${await response.text()}`)
      return ((await response.json()) as { id: string }).id
    }
    const read = async (id: string): Promise<string> => {
      const hash = createHash('sha256')
      const { body } = await fetch(`${url}/api/publications/${id}/file`)
      for await (const chunk of body ?? []) hash.update(chunk as Uint8Array)
      return hash.digest('hex')
    }
    // what any upload loads is loaded before the memory is measured
    const small = makePdf({ bytes: 8 * BLOCK })
    const first = await begin(small.length)
    await sendPiece({ url, cookie, key: first, offset: 0, content: [small], length: small.length })
    await read(await publish(first))

    const before = await residentBytes(pid)
    const started = performance.now()
    let uploaded = started
    let isEqual = false
    const peak = await peakWhile(pid, async () => {
      const key = await begin(SIZE)
      for (const cutAfter of [...CUTS, Infinity]) {
        const offset = await arrivedOf(client, cookie, key)
        const answer = await sendPiece({
          url,
          cookie,
          key,
          offset,
          content: contentFrom(offset),
          length: SIZE - offset,
          cutAfter,
        })
        if (cutAfter === Infinity && answer?.status !== 204)
          throw new Error(`The last piece was answered with ${answer?.status}: ${answer?.body}`)
      }
      uploaded = performance.now()
      const id = await publish(key)
      const expected = createHash('sha256')
      for (const block of contentFrom(0)) expected.update(block)
      isEqual = (await read(id)) === expected.digest('hex')
    })
    return {
      isEqual,
      growthBytes: peak - before,
      upSeconds: (uploaded - started) / 1000,
      downSeconds: (performance.now() - uploaded) / 1000,
    }
  } finally {
    await end()
    await rm(dataDir, { recursive: true, force: true })
  }
}
