import type { GlobalConfig } from 'payload'
import { hiddenFromLeads } from '../../collections/access/hiddenFromLeads'
import { AUTOSAVED_DRAFTS } from '../../collections/previewAt'
import { editorialGlobal } from '../editorialGlobal'
import { homeFields } from './fields'

/** The home page. Source: spec.md section 2, "Home (/)". */
export const Home: GlobalConfig = {
  ...editorialGlobal,
  slug: 'home',
  admin: {
    group: 'Site',
    hidden: hiddenFromLeads,
    preview: () => '/?preview=true',
    livePreview: { url: ({ req }) => `${req.payload.config.serverURL}/?preview=true` },
  },
  versions: { ...editorialGlobal.versions, drafts: AUTOSAVED_DRAFTS },
  fields: homeFields,
}
