import type { Payload } from 'payload'

const SETTINGS = 'site-settings'

/** What an earlier version saved as site settings, which had no drafts, is published. Safe to repeat. */
export const repairSettings = async ({ db }: Payload): Promise<void> => {
  await db.globals.updateMany(
    { globalType: SETTINGS, _status: { $exists: false } },
    { $set: { _status: 'published' } },
    { timestamps: false },
  )
  await db.versions[SETTINGS]?.updateMany(
    { 'version._status': { $exists: false } },
    { $set: { 'version._status': 'published' } },
    { timestamps: false },
  )
}
