import type { Migration } from './migration'

const UNPUBLISHED = { globalType: 'site-settings', _status: { $exists: false } }

/** What an early version saved as site settings, which had no drafts then, counts as published. */
export const publishSiteSettings: Migration = {
  number: 1,
  name: 'publish-site-settings',
  worksFrom: '0.1.0',
  up: async ({ updateEach }) => {
    await updateEach('globals', UNPUBLISHED, () => ({ $set: { _status: 'published' } }))
    await updateEach('_site-settings_versions', { 'version._status': { $exists: false } }, () => ({
      $set: { 'version._status': 'published' },
    }))
  },
}
