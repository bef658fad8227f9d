import { spawn } from 'node:child_process'
import path from 'node:path'
import { MAX_PICTURE_BYTES } from '../pictures'

const SCRIPT = 'platform/pdf/firstPage.mjs'
/** The drawing needs the whole file in memory, twice. */
export const MAX_DRAWN_BYTES = 64 * 1024 ** 2
const DEADLINE_MS = 30_000
const HEAP_MB = 512

export interface FirstPage {
  /** PNG. */
  picture: Buffer
  pages: number
}

/**
 * Draws the first page of a PDF in another process, which is given 30 seconds, no secrets and no say in anything.
 * @param file where it is, at most `MAX_DRAWN_BYTES` large
 * @returns undefined for a file that cannot be drawn
 */
export const drawFirstPage = (file: string): Promise<FirstPage | undefined> =>
  new Promise((resolve) => {
    const child = spawn(
      process.execPath,
      [`--max-old-space-size=${HEAP_MB}`, path.resolve(process.cwd(), SCRIPT), file],
      {
        stdio: ['ignore', 'pipe', 'ignore', 'ipc'],
        env: { NODE_ENV: 'production', PATH: process.env.PATH },
        timeout: DEADLINE_MS,
        killSignal: 'SIGKILL',
      },
    )
    const parts: Buffer[] = []
    let size = 0
    let pages: unknown
    child.stdout?.on('data', (part: Buffer) => {
      size += part.length
      if (size < MAX_PICTURE_BYTES) parts.push(part)
      else child.kill('SIGKILL')
    })
    child.on('message', (message: { pages?: unknown }) => (pages = message.pages))
    const finish = (code: number | null): void => {
      const isDrawn =
        code === 0 && size > 0 && typeof pages === 'number' && Number.isInteger(pages) && pages > 0
      resolve(isDrawn ? { picture: Buffer.concat(parts), pages: pages as number } : undefined)
    }
    child.once('close', finish)
    child.once('error', () => finish(null))
  })
