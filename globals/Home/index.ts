import type { GlobalConfig } from 'payload'
import { hiddenFromLeads } from '../../collections/access/hiddenFromLeads'
import { livePreviewOf } from '../../collections/previewAt'
import { editorialGlobal } from '../editorialGlobal'
import { homeFields } from './fields'

/** The home page. Source: spec.md section 2, "Home (/)". */
export const Home: GlobalConfig = {
  ...editorialGlobal,
  slug: 'home',
  admin: {
    group: 'Site',
    hidden: hiddenFromLeads,
    ...livePreviewOf('/'),
  },
  fields: homeFields,
}
