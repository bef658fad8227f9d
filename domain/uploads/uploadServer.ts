import type { Payload } from 'payload'
import { createUploadServer } from '../../services/createUploadServer'
import { uploadsDir } from '../../services/diskStorage'
import { perPayload } from '../../platform/perPayload'
import { UPLOAD_TEXTS } from './uploadTexts.schema'
import { deleteUpload, findUploadSize } from './uploadsRepository'

type UploadServer = ReturnType<typeof createUploadServer>

const serversByFolder = perPayload(() => new Map<string, UploadServer>())

/**
 * The server of the tus protocol: one for each database and folder, because it knows which uploads are being
 * received.
 */
export const uploadServer = (payload: Payload): UploadServer => {
  const folder = uploadsDir()
  const servers = serversByFolder(payload)
  const known = servers.get(folder)
  if (known) return known
  const server = createUploadServer(
    folder,
    {
      findSize: (key) => findUploadSize(payload, key),
      remove: (key) => deleteUpload(payload, key),
    },
    UPLOAD_TEXTS.noSpace,
  )
  servers.set(folder, server)
  return server
}
