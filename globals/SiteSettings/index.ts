import type { GlobalConfig } from 'payload'
import { admins } from '../../collections/access/admins'
import { hiddenFromLeads } from '../../collections/access/hiddenFromLeads'
import { livePreviewOf } from '../../collections/previewAt'
import { editorialGlobal } from '../editorialGlobal'
import { readSettings, refuseWithdrawal, rememberDraftRequested } from './drafts'
import { siteSettingsFields } from './fields'

/** Names, addresses and links that every page shows. Everyone may read them once they are published. */
export const SiteSettings: GlobalConfig = {
  ...editorialGlobal,
  slug: 'site-settings',
  access: { read: readSettings, readVersions: admins, update: admins },
  admin: {
    group: 'Site',
    hidden: hiddenFromLeads,
    description: 'Everyone on the internet can read these once they are published.',
    ...livePreviewOf('/'),
  },
  hooks: { ...editorialGlobal.hooks, beforeOperation: [rememberDraftRequested, refuseWithdrawal] },
  fields: siteSettingsFields,
}
