import { countDownload } from '../../domain/publications'
import { problem } from '../answers'
import { declareEndpoint } from '../declareEndpoint'
import { everybody } from '../guards'

/**
 * `GET /api/publications/:id/download`: counts a download and leads to the file: the link of pages without a script,
 * and of a new tab. Source: spec.md section 7. Answers 302, 404 for a publication that is not published, has no file,
 * or whose file is gone.
 */
export const openFile = declareEndpoint({
  method: 'get',
  path: '/:id/download',
  access: everybody,
  handler: async (req) => {
    const id = await countDownload(req, req.routeParams?.id)
    if (id === undefined) return problem(404, 'not_found', 'This file could not be found')
    const headers = { Location: `/api/publications/${id}/file`, 'Cache-Control': 'no-store' }
    return new Response(null, { status: 302, headers })
  },
})
