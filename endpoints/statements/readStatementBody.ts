import { STATEMENT_LIMITS } from '../../domain/statements/statement.schema'

/** The bytes of a body; null as soon as there are more than a statement may have. */
export const readStatementBody = async (
  body: ReadableStream<Uint8Array> | null | undefined,
): Promise<Uint8Array | null> => {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    length += value.length
    if (length > STATEMENT_LIMITS.bytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
}
