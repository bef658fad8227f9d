import type { Endpoint } from 'payload'
import { PUBLICATION_CATEGORIES, PUBLICATION_TOPICS } from '../../collections/Publications/schema'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { askedPublications, findPublications, toRows } from './findPublications'

const BATCH = 200

/** `GET /api/publications/list.csv`: the publications that a filter leaves, all pages, as a table. Refused as the list is. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const asked = askedPublications(req)
    if ('refusal' in asked) return asked.refusal
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for (let page = 1, hasMore = true; hasMore; page += 1) {
        const { docs, hasNextPage } = await findPublications(req, { ...asked.filter, page }, BATCH)
        hasMore = hasNextPage
        for (const { title, category, topic, publishedDate, isPublished, fileSize, downloads } of await toRows(req, docs)) {
          yield [publishedDate.slice(0, 10), title, PUBLICATION_CATEGORIES[category], topic && PUBLICATION_TOPICS[topic], isPublished ? 'Published' : 'Draft', fileSize, downloads]
        }
      }
    }
    return csvAnswer(req, 'publications', ['Published date', 'Title', 'Category', 'Topic', 'Status', 'Bytes', 'Downloads'], lines())
  },
}
