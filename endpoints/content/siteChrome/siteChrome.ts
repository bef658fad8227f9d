import { hasRight } from '../../../collections/access/roles'
import { readSiteChrome } from '../../../domain/content/siteChrome'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'

/**
 * `GET /api/frame`: settings with their logo, navigation and divisions in one answer, as the visitor may see them.
 * `?draft=true`: settings and navigation as they were drafted last, for administrators; for others it changes nothing.
 */
export const siteChrome = declareEndpoint({
  method: 'get',
  path: '/frame',
  access: everybody,
  gateway: { cachedBy: ['content'] },
  handler: async (req) => {
    const draft = req.query.draft === 'true' && hasRight(req.user, 'content')
    return Response.json(await readSiteChrome(req, draft))
  },
})
