import type { Payload } from 'payload'
import { modelOf } from '../../platform/database'

/**
 * Whether a file belongs to a picture in the trash. Few pictures are: their index answers.
 * @param fields in which pictures name their files
 */
export const isPictureInTrash = async (
  payload: Payload,
  filename: string,
  fields: readonly string[],
): Promise<boolean> =>
  (await modelOf(payload, 'media').exists({
    deletedAt: { $gt: new Date(0) },
    $or: fields.map((field) => ({ [field]: filename })),
  })) !== null
