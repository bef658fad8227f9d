import { createHash } from 'node:crypto'
import { Transform } from 'node:stream'
import type { StoredContent } from './objectStore.types'

/** Passes bytes on and learns their number and hash. */
export const measureContent = (): { through: Transform; measured: () => StoredContent } => {
  const hash = createHash('sha256')
  let size = 0
  const through = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk)
      size += chunk.length
      done(null, chunk)
    },
  })
  return { through, measured: () => ({ size, sha256: hash.digest('hex') }) }
}
