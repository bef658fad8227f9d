import type { CollectionConfig } from 'payload'
import { hiddenFromLeads } from '../access/hiddenFromLeads'
import { editorialCollection } from '../editorialCollection'
import { orderField } from '../fields/order'
import { slugField } from '../fields/slug'

/** The association's posts and who holds them. Source: spec.md section 2, "/about/leadership". */
export const Officers: CollectionConfig = {
  ...editorialCollection,
  slug: 'officers',
  custom: {
    ...editorialCollection.custom,
    personalData: { none: 'Names of office holders, published by the association.' },
  },
  admin: {
    group: 'Site',
    hidden: hiddenFromLeads,
    useAsTitle: 'post',
    defaultColumns: ['post', 'name', 'email', 'order', '_status'],
    listSearchableFields: ['post', 'name'],
  },
  defaultSort: 'order',
  fields: [
    { name: 'post', type: 'text', required: true, maxLength: 80 },
    { name: 'name', type: 'text', required: true, maxLength: 100, defaultValue: 'To Be Announced' },
    { name: 'email', type: 'email', admin: { description: 'The post’s mailbox, not the person’s.' } },
    { name: 'bio', label: 'About', type: 'textarea', maxLength: 2000 },
    { name: 'portrait', type: 'upload', relationTo: 'media' },
    orderField(),
    slugField('post'),
  ],
}
