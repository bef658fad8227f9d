import type { Payload } from 'payload'
import type { ChapterName } from './chapterName.schema'

/** Far more than the association has. */
const MAX_CHAPTERS = 100

/** The chapters by name, for whoever chooses or reads one. */
export const listChapterNames = async (payload: Payload): Promise<ChapterName[]> => {
  const { docs } = await payload.find({
    collection: 'chapters',
    select: { name: true },
    limit: MAX_CHAPTERS,
    depth: 0,
    sort: 'name',
    overrideAccess: true, // the names of chapters are public
  })
  return docs.map(({ id, name }) => ({ id, name }))
}
