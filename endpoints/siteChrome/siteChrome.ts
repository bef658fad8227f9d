import type { Endpoint } from 'payload'
import { isAdmin } from '../../collections/access/roles'
import { requires } from '../requirements'
import type { Frame } from '../../domain/siteChrome/siteChrome.schema'

/**
 * `GET /api/frame`: settings with their logo, navigation and divisions in one answer, as the visitor may see them.
 * `?draft=true`: settings and navigation as they were drafted last, for administrators; everyone else is answered as ever.
 */
export const frame: Endpoint = {
  method: 'get',
  path: '/frame',
  custom: requires({ cachedBy: ['content'] }),
  handler: async (req) => {
    const asVisitor = { overrideAccess: false, depth: 0, req }
    const draft = req.query.draft === 'true' && isAdmin(req.user)
    const [settings, navigation, divisions] = await Promise.all([
      req.payload.findGlobal({ slug: 'site-settings', ...asVisitor, draft, depth: 1 }),
      req.payload.findGlobal({ slug: 'navigation', ...asVisitor, draft }),
      req.payload.find({
        collection: 'divisions',
        sort: 'order',
        limit: 50,
        pagination: false,
        select: { slug: true, title: true, shortTitle: true, icon: true },
        ...asVisitor,
      }),
    ])
    const logo = typeof settings.logo === 'object' ? settings.logo : null
    return Response.json({
      settings: { ...settings, logo },
      navigation,
      divisions: divisions.docs.map(({ slug, title, shortTitle, icon }) => ({
        slug,
        title,
        shortTitle,
        icon,
      })),
    } satisfies Frame)
  },
}
