import { ReadableStream } from 'node:stream/web'
import type { PayloadRequest } from 'payload'
import { todayInJuba } from '../platform/jubaTime'
import { recordSecurityEvent } from '../domain/audit'
import { requireRecentAuth } from './accounts/authentication/requireRecentAuth'

/**
 * Answers with an export as a file, sent while it is read. Recorded in the security log. A request without a proof of
 * identity within the last ten minutes is refused with 401 `reauthentication_required`.
 * @param name of the file, without its ending; the day is added
 */
export const exportAnswer = async (
  req: PayloadRequest,
  name: string,
  {
    ending,
    contentType,
    content,
  }: { ending: string; contentType: string; content: AsyncIterable<Uint8Array> },
): Promise<Response> => {
  const refusal = await requireRecentAuth(req)
  if (refusal) return refusal
  await recordSecurityEvent(req, { event: 'data.exported', detail: `${name}.${ending}` })
  return new Response(ReadableStream.from(content) as unknown as BodyInit, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="${name}-${todayInJuba()}.${ending}"`,
      'Content-Type': contentType,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
