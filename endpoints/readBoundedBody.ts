/** The bytes of a body; null as soon as there are more than allowed. */
export const readBoundedBody = async (
  body: ReadableStream<Uint8Array> | null | undefined,
  maxBytes: number,
): Promise<Uint8Array | null> => {
  if (!body) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let length = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return Buffer.concat(chunks)
    length += value.length
    if (length > maxBytes) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
}
