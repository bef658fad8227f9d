import type { PayloadRequest } from 'payload'
import { personalDataOf } from './declarations'
import { OWN_DATA_FILES } from './ownDataFiles'

/** Contents by file name, in the order of the archive: bytes, or what is written as JSON. */
export type OwnData = Map<string, unknown>

/** Everything that is stored about the signed-in person and may be told to them: no secrets, no notes of staff. */
export const collectOwnData = async (
  req: PayloadRequest,
  user: { id: string; email: string },
): Promise<OwnData> => {
  const parts = await Promise.all(
    personalDataOf(req.payload)
      .flatMap(({ exports }) => ('none' in exports ? [] : exports))
      .map(async ({ file, key, read }) => ({ file, key, value: await read(req, user) })),
  )
  const valueOf = (file: string, key?: string): unknown =>
    parts.find((part) => part.file === file && part.key === key)?.value
  return new Map(
    OWN_DATA_FILES.map(({ name, keys }): [string, unknown] => [
      name,
      keys ? Object.fromEntries(keys.map((key) => [key, valueOf(name, key)])) : valueOf(name),
    ]).filter(([, value]) => value !== undefined),
  )
}
