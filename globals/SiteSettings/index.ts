import type { GlobalConfig } from 'payload'
import { admins } from '../../collections/access/admins'
import { anyone } from '../../collections/access/anyone'
import { hiddenFromLeads } from '../../collections/access/hiddenFromLeads'
import { moveVersionAfterGlobalChange } from '../../hooks/contentVersion'
import { recordSettings } from '../../hooks/recordSettings'
import { siteSettingsFields } from './fields'

/** Names, addresses and links that every page shows. Everyone may read them; a change holds at once. */
export const SiteSettings: GlobalConfig = {
  slug: 'site-settings',
  access: { read: anyone, readVersions: admins, update: admins },
  admin: { group: 'Site', hidden: hiddenFromLeads, description: 'Everyone on the internet can read these.' },
  graphQL: false,
  lockDocuments: false,
  versions: { max: 50 },
  hooks: { afterChange: [moveVersionAfterGlobalChange, recordSettings] },
  fields: siteSettingsFields,
}
