import type { Endpoint } from 'payload'
import { z } from 'zod'
import { isStaff } from '../../../collections/access/roles'
import { changeDeskSettings, readDeskSettings } from '../../../domain/office/deskSettings'
import { DESK_LIMITS, DESK_LISTS } from '../../../domain/office/deskSettings/deskSettings.constants'
import {
  type DeskSettings,
  deskSettingsChangeSchema,
} from '../../../domain/office/deskSettings/deskSettings.schema'
import { problem } from '../../answers'
import { declareEndpoint } from '../../declareEndpoint'
import { reads } from '../../describedAnswers'
import { allowedBy } from '../../guards'

const answer = z.object({
  hiddenColumns: z.partialRecord(z.enum(DESK_LISTS), z.array(z.string())),
  views: z.array(z.object({ name: z.string(), to: z.string() })),
  hasDigest: z.boolean().describe('Told by mail each morning what waits.'),
}) satisfies z.ZodType<DeskSettings>

const NOT_CACHED = { headers: { 'Cache-Control': 'private, no-store' } }

/** `GET /api/desk-settings`: what the desk keeps for the reader. Answers 200 `DeskSettings`, 401, 403. */
const read = declareEndpoint({
  method: 'get',
  path: '/',
  operation: {
    tag: 'Staff: reports',
    summary: 'Columns of lists and saved views of the reader',
    answers: { ...reads(answer, 'The settings') },
  },
  access: allowedBy(isStaff),
  handler: async ({ payload }, { user }) =>
    Response.json(await readDeskSettings(payload, user.id), NOT_CACHED),
})

/**
 * `POST /api/desk-settings/change` `DeskSettingsChange`: chooses the columns of a list, keeps a view or removes one, says whether
 * a mail is wanted each morning, or notes that the person is at the desk.
 * Answers 200 `DeskSettings`, 400, 401, 403, 409 when no further view can be kept.
 */
const change = declareEndpoint({
  method: 'post',
  path: '/change',
  operation: {
    tag: 'Staff: reports',
    summary: 'Choose the columns of a list, keep a view or remove one',
    answers: { ...reads(answer, 'The settings afterwards'), 409: 'No further view can be kept' },
  },
  access: allowedBy(isStaff),
  body: deskSettingsChangeSchema,
  handler: async ({ payload }, { user, body }) => {
    const changed = await changeDeskSettings(payload, user.id, body)
    if (changed === 'too_many')
      return problem(409, 'too_many', `You can keep ${DESK_LIMITS.views} views. Remove one first.`)
    return Response.json(changed, NOT_CACHED)
  },
})

/** The endpoints of what the desk keeps for a person, under `/api/desk-settings`. */
export const deskSettingsEndpoints: Endpoint[] = [read, change]
