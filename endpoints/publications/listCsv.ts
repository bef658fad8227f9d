import type { Endpoint } from 'payload'
import { PUBLICATION_CATEGORIES, PUBLICATION_TOPICS } from '../../domain/publications/categories.schema'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { rowsAfterLast } from '../../platform/rowsAfterLast'
import { askedPublications, publicationWhere, toRows } from './findPublications'

/** `GET /api/publications/list.csv`: the publications that a filter leaves, all pages, as a table. Refused as the list is. */
export const listCsv: Endpoint = {
  method: 'get',
  path: '/list.csv',
  handler: async (req) => {
    const asked = askedPublications(req)
    if ('refusal' in asked) return asked.refusal
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const docs of rowsAfterLast(req, {
        collection: 'publications',
        where: publicationWhere(asked.filter),
        sort: asked.filter.sort,
        draft: true,
      })) {
        for (const {
          title,
          category,
          topic,
          publishedDate,
          isPublished,
          fileSize,
          downloads,
        } of await toRows(req, docs)) {
          yield [
            publishedDate.slice(0, 10),
            title,
            PUBLICATION_CATEGORIES[category],
            topic && PUBLICATION_TOPICS[topic],
            isPublished ? 'Published' : 'Draft',
            fileSize,
            downloads,
          ]
        }
      }
    }
    return csvAnswer(
      req,
      'publications',
      ['Published date', 'Title', 'Category', 'Topic', 'Status', 'Bytes', 'Downloads'],
      lines(),
    )
  },
}
