import { countDownload } from '../../domain/publications'
import type { CountedDownload } from '../../domain/publications/hub.schema'
import { problem } from '../answers'
import { declareEndpoint } from '../declareEndpoint'
import { everybody } from '../guards'

/**
 * `POST /api/publications/:id/downloads`: counts a download and tells where the file is. Source: spec.md section 7.
 * Answers 200 `{ url }`, 404 for a publication that is not published, has no file, or whose file is gone.
 */
export const download = declareEndpoint({
  method: 'post',
  path: '/:id/downloads',
  access: everybody,
  gateway: { isOpenToVisitors: true },
  handler: async (req) => {
    const id = await countDownload(req, req.routeParams?.id)
    return id === undefined
      ? problem(404, 'not_found', 'This file could not be found')
      : Response.json({ url: `/api/publications/${id}/file` } satisfies CountedDownload)
  },
})
