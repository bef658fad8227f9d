import type { Payload } from 'payload'
import { createUploadServer } from '../../../services/createUploadServer'
import { storage } from '../../../services/fileStorage'
import { perPayload } from '../../../platform/perPayload'
import { UPLOAD_TEXTS } from './uploadTexts.schema'
import { deleteUpload, findUploadSize } from './uploadsRepository'

type UploadServer = ReturnType<typeof createUploadServer>

const serversByPlace = perPayload(() => new Map<string, UploadServer>())

/**
 * The server of the tus protocol: one for each database and store, because it knows which uploads are being
 * received.
 */
export const uploadServer = async (payload: Payload): Promise<UploadServer> => {
  const { objects, uploads } = await storage()
  const servers = serversByPlace(payload)
  const known = servers.get(objects.place)
  if (known) return known
  const store = uploads.createTusStore({
    findSize: (key) => findUploadSize(payload, key),
    remove: (key) => deleteUpload(payload, key),
  })
  const server = createUploadServer(store, UPLOAD_TEXTS.noSpace)
  servers.set(objects.place, server)
  return server
}
