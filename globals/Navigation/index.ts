import type { GlobalConfig } from 'payload'
import { hiddenWithout } from '../../collections/access/hiddenWithout'
import { linkField, linksField } from '../../collections/fields/link'
import { livePreviewOf } from '../../collections/previewAt'
import { editorialGlobal } from '../editorialGlobal'
import { linksOrDivisions } from '../linksOrDivisions'

/** Header and footer. Source: spec.md section 2, "Header and footer". */
export const Navigation: GlobalConfig = {
  ...editorialGlobal,
  slug: 'navigation',
  admin: {
    group: 'Site',
    hidden: hiddenWithout('content'),
    description: 'The menus of the header and the columns of the footer.',
    ...livePreviewOf('/'),
  },
  fields: [
    {
      name: 'menus',
      type: 'array',
      maxRows: 10,
      labels: { singular: 'Menu', plural: 'Header' },
      fields: [
        {
          type: 'row',
          fields: [
            { name: 'label', type: 'text', required: true, maxLength: 40 },
            linkField({
              admin: { description: 'For an entry that is a link itself; leave empty for a menu.' },
            }),
          ],
        },
        ...linksOrDivisions(),
      ],
    },
    {
      name: 'footer',
      type: 'array',
      maxRows: 6,
      labels: { singular: 'Column', plural: 'Footer' },
      fields: [{ name: 'title', type: 'text', required: true, maxLength: 40 }, linksField()],
    },
  ],
}
