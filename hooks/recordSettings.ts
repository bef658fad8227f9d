import type { GlobalAfterChangeHook, GlobalBeforeChangeHook, PayloadRequest } from 'payload'
import { recordSecurityEvent } from '../domain/audit'
import { forgetFailed } from '../domain/content'
import { recordChange } from '../domain/audit/recordChange'

const keyOf = (slug: string): string => `was global ${slug} published`

const isPublished = async ({ payload }: PayloadRequest, slug: string): Promise<boolean> =>
  Boolean(await payload.db.globals.exists({ globalType: slug, _status: 'published' }))

/** Remembers whether a global was public: its previous version, which may be a draft, does not tell. */
export const rememberGlobalPublication: GlobalBeforeChangeHook = async ({ context, data, global, req }) => {
  context[keyOf(global.slug)] = await isPublished(req, global.slug)
  return data
}

/** Records what somebody changed in a global: settings at once, page content when it is published or withdrawn. */
export const recordSettings: GlobalAfterChangeHook = async ({ context, doc, global, previousDoc, req }) => {
  const { label, slug } = global
  const wasPublic = context[keyOf(slug)] === true
  const isDraft = doc._status === 'draft'
  if (!req.user || (isDraft && (!wasPublic || (await isPublished(req, slug))))) return doc
  const done = isDraft ? 'withdrawn' : doc._status === 'published' ? 'published' : 'changed'
  const before = isDraft ? { ...previousDoc, _status: 'published' } : (previousDoc ?? {})
  await recordChange(req, {
    action: `${slug}.${done}`,
    subject: { collection: 'globals', id: slug, title: typeof label === 'string' ? label : slug },
    before,
    after: doc,
  })
  if (done !== 'changed') await forgetFailed(req.payload, { global: slug })
  if (slug === 'staff-settings') await recordSecurityEvent(req, { event: 'settings.changed' })
  return doc
}
