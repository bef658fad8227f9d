import { Unzip, UnzipInflate } from 'fflate'
import { letOthersRun } from '../yieldLoop'
import { UnreadableFileError } from './table.schema'

/** How much of an archive is unpacked at once: at worst a thousand times as much comes out. */
const CHUNK_LENGTH = 4 * 1024
const MAX_PARTS = 5_000

/**
 * Unpacks parts of an archive, in slices: the event loop is not held, and an archive that unpacks to more than allowed
 * is refused before it fills the memory.
 * @throws UnreadableFileError for what is no such archive, and for too much
 */
export const unzipParts = async (
  bytes: Uint8Array,
  isWanted: (name: string) => boolean,
  maxBytes: number,
): Promise<Map<string, Uint8Array>> => {
  const parts = new Map<string, Uint8Array[]>()
  let [length, seen] = [0, 0]
  let failure: Error | undefined
  const unzip = new Unzip((file) => {
    seen += 1
    if (seen > MAX_PARTS) throw new UnreadableFileError('This workbook has too many parts.')
    if (!isWanted(file.name) || parts.has(file.name)) return
    const chunks: Uint8Array[] = []
    parts.set(file.name, chunks)
    file.ondata = (error, chunk) => {
      if (error) failure = error
      if (failure) return
      length += chunk.length
      if (length > maxBytes) throw new UnreadableFileError('This workbook is too large.')
      chunks.push(chunk)
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  try {
    for (let start = 0; start < bytes.length; start += CHUNK_LENGTH) {
      await letOthersRun()
      unzip.push(bytes.subarray(start, start + CHUNK_LENGTH), start + CHUNK_LENGTH >= bytes.length)
      if (failure) throw failure
    }
  } catch (error) {
    if (error instanceof UnreadableFileError) throw error
    throw new UnreadableFileError('This workbook is damaged.')
  }
  return new Map([...parts].map(([name, chunks]) => [name, Buffer.concat(chunks)]))
}
