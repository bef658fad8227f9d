import type { GlobalConfig } from 'payload'
import { hiddenWithout } from '../../collections/access/hiddenWithout'
import { livePreviewOf } from '../../collections/previewAt'
import { editorialGlobal } from '../editorialGlobal'
import { homeFields } from './fields'

/** The home page. Source: spec.md section 2, "Home (/)". */
export const Home: GlobalConfig = {
  ...editorialGlobal,
  slug: 'home',
  admin: {
    group: 'Site',
    hidden: hiddenWithout('content'),
    ...livePreviewOf('/'),
  },
  fields: homeFields,
}
