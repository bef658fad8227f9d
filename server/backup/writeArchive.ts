import { createHash } from 'node:crypto'
import { Readable, Transform, type Writable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { pack as createPack } from 'tar-stream'
import { type ArchiveEntry, MANIFEST, MANIFEST_HASH, type Manifest } from './format'

export interface ArchiveWriter {
  /** Adds a file of exactly `size` bytes. */
  add: (name: string, size: number, content: Readable) => Promise<void>
  addBytes: (name: string, content: Buffer | string) => Promise<void>
  /** Adds the manifest, and settles when everything is written. */
  finish: (manifest: Omit<Manifest, 'entries'>) => Promise<void>
  /** Gives up: what was written is of no use. */
  abandon: (error: Error) => Promise<void>
}

/** Writes an archive (tar) while it is made: only the list of entries is kept in memory. */
export const writeArchive = (output: Writable): ArchiveWriter => {
  const pack = createPack()
  const written = pipeline(pack, output)
  written.catch(() => undefined) // told by whatever waits for it
  const entries: ArchiveEntry[] = []

  const add: ArchiveWriter['add'] = async (name, size, content) => {
    const hash = createHash('sha256')
    const measure = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    await Promise.race([
      pipeline(content, measure, pack.entry({ name, size, mode: 0o600, mtime: new Date(0) })),
      written.then(() => {
        throw new Error('The archive was closed')
      }),
    ])
    entries.push({ name, size, sha256: hash.digest('hex') })
  }
  const addBytes: ArchiveWriter['addBytes'] = (name, content) => {
    const bytes = Buffer.from(content)
    return add(name, bytes.length, Readable.from([bytes], { objectMode: false }))
  }
  return {
    add,
    addBytes,
    finish: async (manifest) => {
      const text = JSON.stringify({ ...manifest, entries: [...entries] }, null, 1)
      const sha256 = createHash('sha256').update(text).digest('hex')
      await addBytes(MANIFEST, text)
      await addBytes(MANIFEST_HASH, `${sha256}  ${MANIFEST}\n`)
      pack.finalize()
      await written
    },
    abandon: async (error) => {
      pack.destroy(error)
      await written.catch(() => undefined)
    },
  }
}
