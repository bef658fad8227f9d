import sharp from 'sharp'
import type { Account } from '../../../../helpers/accounts'
import type { TestApp } from '../../../../helpers/testPayload'
import { beginning, keyIn, makePdf, pieceAt } from '../../../../helpers/uploads'

export const makePicture = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: '#667788' } })
    .jpeg()
    .toBuffer()

/** A file that somebody has sent. @returns the key of the upload */
export const sendFile = async (
  app: TestApp,
  as: Account,
  purpose: string,
  content: Buffer = makePdf(),
): Promise<string> => {
  const headers = beginning(content.length, purpose)
  const key = keyIn(await app.request('POST', '/api/uploads', { as, headers }))
  await app.request('PATCH', `/api/uploads/${key}`, {
    as,
    headers: pieceAt(0),
    body: new Uint8Array(content),
  })
  return key
}
