import { drawProgrammeCalendar } from '../../../domain/events/programme'
import { signInFirst } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { everybody } from '../../guards'
import { answerProgramme } from './answerProgramme'

/**
 * `GET /api/events/:id/programme/calendar?session=`: a session for a calendar; without, all own. Answers 200, 401, 404.
 */
export const calendar = declareEndpoint({
  method: 'get',
  path: '/:id/programme/calendar',
  access: everybody,
  handler: async (req) => {
    const { session } = req.query
    if (typeof session !== 'string' && !req.user) return signInFirst()
    const wanted = typeof session === 'string' ? { session } : { user: req.user?.id ?? '' }
    const text = await drawProgrammeCalendar(req.payload, req.routeParams?.id, wanted)
    if (text === undefined) return answerProgramme({ problem: 'session_not_found' })
    const headers = { 'Content-Type': 'text/calendar; charset=utf-8', 'Cache-Control': 'private, no-store' }
    return new Response(text, {
      headers: { ...headers, 'Content-Disposition': 'inline; filename="sessions.ics"' },
    })
  },
})
