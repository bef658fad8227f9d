import { setTimeout } from 'node:timers/promises'
import { until } from './until'

const WITHIN_MS = 180_000
const PAUSE_MS = 250

interface Publications {
  docs: { file?: string | null; coverImage?: string | null }[]
}

/**
 * Waits until a new installation has drawn the covers of its publications, one after another: each changes the content,
 * and takes a second of the processor.
 * @param url of the server
 */
export const coversDrawn = (url: string): Promise<void> =>
  until(
    'every publication has its cover',
    async () => {
      await setTimeout(PAUSE_MS)
      const { docs } = (await (
        await fetch(`${url}/api/publications?limit=100&depth=0`)
      ).json()) as Publications
      return docs.length > 0 && docs.every(({ file, coverImage }) => !file || coverImage)
    },
    WITHIN_MS,
  )
