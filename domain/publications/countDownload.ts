import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { isDuplicateKey, modelOf } from '../../platform/database'
import { clientAddress } from '../../platform/rateLimits'

const HOUR_MS = 60 * 60_000

/** Who, which file, which hour: a mark that cannot be traced back without the server's secret, and ends with the hour. */
const visitKey = (req: PayloadRequest, publication: string, hour: number): string => {
  const visitor = req.user?.id ?? `${clientAddress(req)}|${req.headers.get('user-agent') ?? ''}`
  return createHmac('sha256', req.payload.secret)
    .update(`download|${visitor}|${publication}|${hour}`)
    .digest('base64url')
}

/**
 * Counts a download, once a visitor, file and hour: who makes the mark counts, everyone after does not.
 * Source: decisions.md "Limits".
 */
export const countDownload = async (req: PayloadRequest, publication: string): Promise<void> => {
  const hour = Math.floor(Date.now() / HOUR_MS)
  const key = visitKey(req, publication, hour)
  try {
    await modelOf(req.payload, 'download-visits').create({ key, expiresAt: new Date((hour + 1) * HOUR_MS) })
  } catch (error) {
    if (isDuplicateKey(error)) return
    throw error
  }
  const now = new Date()
  await modelOf(req.payload, 'download-counts').updateOne(
    { publication },
    { $inc: { count: 1 }, $set: { updatedAt: now }, $setOnInsert: { createdAt: now } },
    { upsert: true, timestamps: false },
  )
}
