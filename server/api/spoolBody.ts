import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { UPLOAD_TEXTS } from '../../domain/publications/uploads/uploadTexts.schema'
import { isOutOfSpace } from '../../services/diskStorage'
import { uploadsDir } from '../../services/mediaFolders'
import { BROKEN_OFF, type BodyRefusal, TOO_LARGE } from './readBody'
import { streamBody } from './streamBody'

/** Writes the body until it is too large or `look` has seen enough. */
const write = async (
  incoming: IncomingMessage,
  target: FileHandle,
  maxBytes: number,
  look: (chunk: Uint8Array) => boolean,
): Promise<BodyRefusal | undefined> => {
  let size = 0
  // leaving the loop lets the rest be read and dropped
  for await (const chunk of streamBody(incoming).stream) {
    size += chunk.length
    if (size > maxBytes) return TOO_LARGE
    if (!look(chunk)) return undefined
    await target.write(chunk)
  }
  return undefined
}

/**
 * Writes a body up to a size to the disk, at the disk's pace, so that a client with a slow line, or one that
 * has to wait, holds no memory. What a killed process leaves behind is removed with abandoned uploads.
 * @param look is shown each piece; the rest is let past once it answers false
 * @returns where it is; the caller removes it
 */
export const spoolBody = async (
  incoming: IncomingMessage,
  maxBytes: number,
  look: (chunk: Uint8Array) => boolean = () => true,
): Promise<{ file: string } | BodyRefusal> => {
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) {
    incoming.resume()
    return TOO_LARGE
  }
  // a client that has hung up emits no further event
  if (incoming.destroyed) return BROKEN_OFF
  const file = path.join(uploadsDir(), randomUUID())
  let refusal: BodyRefusal | undefined
  try {
    await mkdir(uploadsDir(), { recursive: true })
    const target = await open(file, 'wx')
    try {
      refusal = await write(incoming, target, maxBytes, look)
    } finally {
      await target.close()
    }
  } catch (error) {
    if (isOutOfSpace(error)) refusal = { status: 507, problem: UPLOAD_TEXTS.noSpace }
    else if (incoming.errored || !incoming.complete) refusal = BROKEN_OFF
    else throw error
  }
  if (!refusal) return { file }
  await rm(file, { force: true })
  return refusal
}
