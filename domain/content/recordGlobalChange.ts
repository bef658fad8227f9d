import type { PayloadRequest, SanitizedGlobalConfig } from 'payload'
import { recordSecurityEvent } from '../audit'
import { recordChange } from '../audit/recordChange'
import type { GlobalContent } from './contentRecord.types'
import { isPublished, subjectOf } from './edits/editsRepository'
import { wasPublished } from './publicChange'
import { forgetFailed } from './schedules/schedulesRepository'

/** Records what somebody changed in a global: settings at once, page content when it is published or withdrawn. */
export const recordGlobalChange = async (
  req: PayloadRequest,
  { label, slug }: SanitizedGlobalConfig,
  { before, after }: { before: GlobalContent; after: GlobalContent },
): Promise<void> => {
  const target = { global: slug }
  const isDraft = after._status === 'draft'
  if (!req.user || (isDraft && (!wasPublished(req, target) || (await isPublished(req.payload, target)))))
    return
  const done = isDraft ? 'withdrawn' : after._status === 'published' ? 'published' : 'changed'
  await recordChange(req, {
    action: `${slug}.${done}`,
    subject: subjectOf(target, typeof label === 'string' ? label : slug),
    before: isDraft ? { ...before, _status: 'published' } : before,
    after,
  })
  if (done !== 'changed') await forgetFailed(req.payload, target)
  if (slug === 'staff-settings') await recordSecurityEvent(req, { event: 'settings.changed' })
}
