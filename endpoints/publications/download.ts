import type { Endpoint } from 'payload'
import { statFile } from '../../domain/files/fileStorage'
import { problem } from '../answers'
import { requires } from '../requirements'
import { countDownload } from '../../domain/publications/countDownload'
import { publicationFile } from '../../domain/publications/publicationFile'
import type { CountedDownload } from '../../domain/publications/hub.schema'

/**
 * `POST /api/publications/:id/downloads`: counts a download and tells where the file is. Source: spec.md section 7.
 * Answers 200 `{ url }`, 404 for a publication that is not published, has no file, or whose file is gone.
 */
export const download: Endpoint = {
  method: 'post',
  path: '/:id/downloads',
  custom: requires({ isOpenToVisitors: true }),
  handler: async (req) => {
    const found = await publicationFile(req)
    if (!found || (await statFile(found.file.key)) === undefined)
      return problem(404, 'not_found', 'This file could not be found')
    await countDownload(req, found.id)
    return Response.json({ url: `/api/publications/${found.id}/file` } satisfies CountedDownload)
  },
}
