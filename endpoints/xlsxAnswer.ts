import { ReadableStream } from 'node:stream/web'
import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '../domain/audit'
import { XLSX_TYPE, writeWorkbook } from '../platform/writeWorkbook'
import { requireRecentAuth } from './authentication/requireRecentAuth'
import type { CsvRow } from './csvAnswer'

/** Answers with a workbook of one sheet, sent while it is read. Guarded and recorded as `csvAnswer` is. */
export const xlsxAnswer = async (
  req: PayloadRequest,
  name: string,
  header: readonly string[],
  rows: AsyncIterable<CsvRow>,
): Promise<Response> => {
  const refusal = await requireRecentAuth(req)
  if (refusal) return refusal
  await recordSecurityEvent(req, { event: 'data.exported', detail: `${name}.xlsx` })
  return new Response(ReadableStream.from(writeWorkbook(header, rows)) as unknown as BodyInit, {
    headers: {
      'Cache-Control': 'private, no-store',
      'Content-Disposition': `attachment; filename="${name}-${new Date().toISOString().slice(0, 10)}.xlsx"`,
      'Content-Type': XLSX_TYPE,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}
