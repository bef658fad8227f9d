import { createHmac } from 'node:crypto'
import type { PayloadRequest } from 'payload'
import { networkOf } from '../../platform/networkOf'
import { clientAddress } from '../../platform/rateLimits'
import { fileStorage } from '../../services/fileStorage'
import { createVisit, incrementDownloads } from './downloadsRepository'
import { findPublicationFile } from './findPublication'

const HOUR_MS = 60 * 60_000

/**
 * Who, which file, which hour: a key that cannot be traced back without the server's secret, and expires with
 * the hour.
 */
const visitKey = (req: PayloadRequest, publication: string, hour: number): string => {
  const visitor = req.user?.id ?? `${networkOf(clientAddress(req))}|${req.headers.get('user-agent') ?? ''}`
  return createHmac('sha256', req.payload.secret)
    .update(`download|${visitor}|${publication}|${hour}`)
    .digest('base64url')
}

/**
 * Counts a download of a publication's file, once for each visitor, file and hour. Source: decisions.md "Limits".
 * @param id of the publication
 * @returns the publication's id; undefined when it is not public, has no file, or its file is gone
 */
export const countDownload = async (req: PayloadRequest, id: unknown): Promise<string | undefined> => {
  const found = await findPublicationFile(req, id)
  if (!found || (await fileStorage.stat(found.file.key)) === undefined) return undefined
  const hour = Math.floor(Date.now() / HOUR_MS)
  const key = visitKey(req, found.id, hour)
  if (await createVisit(req.payload, key, new Date((hour + 1) * HOUR_MS)))
    await incrementDownloads(req.payload, found.id)
  return found.id
}
