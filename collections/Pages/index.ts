import type { CollectionConfig } from 'payload'
import { hiddenWithout } from '../access/hiddenWithout'
import { editorialCollection } from '../editorialCollection'
import { AUTOSAVED_DRAFTS, livePreviewAt, previewAt } from '../previewAt'
import { Tabs } from './blocks/Tabs'
import { plainBlocks } from './blocks/plainBlocks'
import { pathField } from './pathField'

/** Pages that staff build from blocks: about, membership information, static pages. Source: spec.md section 2. */
export const Pages: CollectionConfig = {
  ...editorialCollection,
  slug: 'pages',
  custom: {
    ...editorialCollection.custom,
    personalData: { none: 'Content of the association, written by staff.' },
  },
  admin: {
    group: 'Site',
    hidden: hiddenWithout('content'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'slug', 'updatedAt', '_status'],
    listSearchableFields: ['title', 'slug', 'description'],
    description:
      'The texts of the site’s pages. Screens that do something (events, directory, forms) are part of the site itself.',
    preview: previewAt((slug) => `/${slug}`),
    livePreview: livePreviewAt((slug) => `/${slug}`),
  },
  defaultSort: 'slug',
  versions: { ...editorialCollection.versions, drafts: AUTOSAVED_DRAFTS },
  fields: [
    { name: 'title', type: 'text', required: true, maxLength: 120 },
    {
      name: 'lead',
      type: 'textarea',
      maxLength: 500,
      admin: { description: 'One or two sentences below the title.' },
    },
    {
      name: 'layout',
      type: 'blocks',
      labels: { singular: 'Block', plural: 'Blocks' },
      minRows: 1,
      maxRows: 40,
      blocks: [...plainBlocks, Tabs],
    },
    pathField(),
    {
      name: 'description',
      type: 'textarea',
      required: true,
      maxLength: 200,
      admin: { position: 'sidebar', description: 'For search engines and link previews: one sentence.' },
    },
  ],
}
