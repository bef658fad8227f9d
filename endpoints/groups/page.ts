import { listOwnGroups, readGroupPage } from '../../domain/groups'
import { problem } from '../answers'
import { declareEndpoint } from '../declareEndpoint'
import { everybody, signedIn } from '../guards'
import { GROUP_MISSING, privately } from './groupAnswers'

/**
 * `GET /api/groups/page/:slug`: a group for visitors and members; its people and documents for those who are in it.
 * Answers 200 `GroupPage`, 404 also for a group that the person may not see.
 */
export const page = declareEndpoint({
  method: 'get',
  path: '/page/:slug',
  access: everybody,
  handler: async (req) => {
    const slug = req.routeParams?.slug
    const found = typeof slug === 'string' ? await readGroupPage(req, slug) : null
    return found ? privately(found) : problem(404, 'not_found', GROUP_MISSING)
  },
})

/** `GET /api/groups/mine`: the groups of the signed-in person. Answers 200 `{ groups: OwnGroup[] }`, 401. */
export const mine = declareEndpoint({
  method: 'get',
  path: '/mine',
  access: signedIn('Please sign in'),
  handler: async ({ payload }, { user }) => privately({ groups: await listOwnGroups(payload, user.id) }),
})
