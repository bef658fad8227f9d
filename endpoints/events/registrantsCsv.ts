import type { Endpoint } from 'payload'
import { toJubaTime } from '../../platform/jubaTime'
import { type CsvRow, csvAnswer } from '../csvAnswer'
import { askedRegistrants } from './askedRegistrants'

/** `GET /api/events/:id/registrants.csv`: who is registered, all pages, as a table. Refused as the list is. */
export const registrantsCsv: Endpoint = {
  method: 'get',
  path: '/:id/registrants.csv',
  handler: async (req) => {
    const asked = await askedRegistrants(req)
    if ('refusal' in asked) return asked.refusal
    const { slug, found } = asked
    const lines = async function* (): AsyncGenerator<CsvRow> {
      for await (const { fullName, email, registeredAt } of found.rows())
        yield [fullName, email, toJubaTime(registeredAt).replace('T', ' ')]
    }
    return csvAnswer(req, `registered-${slug}`, ['Name', 'Email', 'Registered (Juba time)'], lines())
  },
}
