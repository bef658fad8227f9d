import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout'
import { editorialCollection } from '../editorialCollection'
import { linkField } from '../fields/link'
import { orderField } from '../fields/order'
import { richTextField } from '../fields/richText'
import { slugField } from '../fields/slug'

/** Bylaws, code of ethics, guidelines. Source: spec.md section 2, "/membership/support". */
export const Policies: CollectionConfig = {
  ...editorialCollection,
  slug: 'policies',
  custom: {
    ...editorialCollection.custom,
    personalData: { none: 'Content of the association, written by staff.' },
  },
  admin: {
    group: 'Site',
    hidden: hiddenWithout('content'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'order', '_status'],
    listSearchableFields: ['title', 'summary'],
  },
  defaultSort: 'order',
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    { name: 'summary', type: 'textarea', required: true, maxLength: 500 },
    richTextField({ name: 'body' }),
    {
      name: 'document',
      type: 'relationship',
      relationTo: 'files',
      admin: { allowCreate: false, description: 'The same as a PDF, if there is one.' },
    },
    linkField({
      label: 'Page',
      admin: { description: 'Its address on the site, if it is elsewhere: for example /privacy.' },
    }),
    orderField(),
    slugField('title'),
  ],
}
