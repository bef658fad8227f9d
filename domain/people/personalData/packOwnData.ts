import { type Zippable, strToU8, zip } from 'fflate'
import type { PayloadRequest } from 'payload'
import { recordSecurityEvent } from '../../audit'
import { collectOwnData } from './collectOwnData'
import { ownDataReadme } from './ownDataFiles'

const pack = (files: Zippable): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, data) => (error ? reject(error) : resolve(new Uint8Array(data))))
  })

/** Everything that is stored about the signed-in person, as one zip archive that explains itself. */
export const packOwnData = async (
  req: PayloadRequest,
  user: { id: string; email: string },
): Promise<{ filename: string; content: Uint8Array<ArrayBuffer> }> => {
  await recordSecurityEvent(req, { event: 'data.exported', detail: 'own data' })
  const documents = await collectOwnData(req, user)
  const now = new Date()
  const files: Zippable = { 'README.txt': strToU8(ownDataReadme(user.email, now)) }
  for (const [name, content] of documents)
    files[name] =
      content instanceof Uint8Array
        ? [content, { level: 0 }]
        : strToU8(`${JSON.stringify(content, null, 2)}\n`)
  return { filename: `ace-my-data-${now.toISOString().slice(0, 10)}.zip`, content: await pack(files) }
}
