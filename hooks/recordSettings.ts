import type { GlobalAfterChangeHook } from 'payload'
import { recordSecurityEvent } from '../domain/audit'
import { recordChange } from '../server/services/recordChange'

/** Records what somebody changed in a global: settings at once, page content when it is published. */
export const recordSettings: GlobalAfterChangeHook = async ({ doc, global, previousDoc, req }) => {
  if (!req.user || doc._status === 'draft') return doc
  const isContent = doc._status === 'published'
  await recordChange(req, {
    action: isContent ? `${global.slug}.published` : `${global.slug}.changed`,
    subject: { collection: 'globals', id: global.slug, title: typeof global.label === 'string' ? global.label : global.slug },
    before: previousDoc ?? {},
    after: doc,
  })
  if (global.slug === 'staff-settings') await recordSecurityEvent(req, { event: 'settings.changed' })
  return doc
}
