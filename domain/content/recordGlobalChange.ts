import type { PayloadRequest, SanitizedGlobalConfig } from 'payload'
import { recordSecurityEvent } from '../audit'
import { recordChange } from '../audit/recordChange'
import type { GlobalContent } from './contentRecord.types'
import { isGlobalPublished } from './recordsRepository'
import { forgetFailed } from './schedules/schedulesRepository'

const keyOf = (slug: string): string => `was global ${slug} published`

/** Remembers whether a global was public before a save: its previous version, which may be a draft, does not tell. */
export const rememberGlobalPublication = async (
  { context, payload }: PayloadRequest,
  { slug }: SanitizedGlobalConfig,
): Promise<void> => {
  context[keyOf(slug)] = await isGlobalPublished(payload, slug)
}

/** Records what somebody changed in a global: settings at once, page content when it is published or withdrawn. */
export const recordGlobalChange = async (
  req: PayloadRequest,
  { label, slug }: SanitizedGlobalConfig,
  { before, after }: { before: GlobalContent; after: GlobalContent },
): Promise<void> => {
  const wasPublic = req.context[keyOf(slug)] === true
  const isDraft = after._status === 'draft'
  if (!req.user || (isDraft && (!wasPublic || (await isGlobalPublished(req.payload, slug))))) return
  const done = isDraft ? 'withdrawn' : after._status === 'published' ? 'published' : 'changed'
  await recordChange(req, {
    action: `${slug}.${done}`,
    subject: { collection: 'globals', id: slug, title: typeof label === 'string' ? label : slug },
    before: isDraft ? { ...before, _status: 'published' } : before,
    after,
  })
  if (done !== 'changed') await forgetFailed(req.payload, { global: slug })
  if (slug === 'staff-settings') await recordSecurityEvent(req, { event: 'settings.changed' })
}
