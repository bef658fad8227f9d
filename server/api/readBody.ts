import type { IncomingMessage } from 'node:http'

export const MAX_BODY_BYTES = 1024 * 1024
/** Pictures travel in a body; papers do not. */
export const MAX_UPLOAD_BYTES = 6 * 1024 * 1024
const MAX_NESTING = 64

export type ReadBody = { body: Buffer } | { status: 400 | 413; problem: string }

/** Reads a body up to a size. What is sent beyond it is not read. */
export const readBody = async (incoming: IncomingMessage, maxBytes: number): Promise<ReadBody> => {
  const declared = Number(incoming.headers['content-length'] ?? 0)
  if (declared > maxBytes) return { status: 413, problem: 'What was sent is too large' }
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      size += chunk.length
      if (size > maxBytes) return { status: 413, problem: 'What was sent is too large' }
      chunks.push(chunk)
    }
  } catch {
    return { status: 400, problem: 'The request broke off' }
  }
  return { body: Buffer.concat(chunks) }
}

/** Whether JSON text nests deeper than anything the forms send. Counted without parsing, so that it cannot hurt. */
export const isTooDeep = (text: string): boolean => {
  let depth = 0
  let isInString = false
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index]
    if (isInString) {
      if (character === '\\') index += 1
      else if (character === '"') isInString = false
    } else if (character === '"') isInString = true
    else if (character === '{' || character === '[') {
      depth += 1
      if (depth > MAX_NESTING) return true
    } else if (character === '}' || character === ']') depth -= 1
  }
  return false
}
