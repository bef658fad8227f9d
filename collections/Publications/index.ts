import type { CollectionConfig } from 'payload'
import { publicationEndpoints } from '../../endpoints/publications'
import { editorialHooks } from '../../hooks/contentHooks'
import { hiddenWithout } from '../access/hiddenWithout'
import { editorialCollection } from '../editorialCollection'
import { previewAt } from '../previewAt'
import { publicationFields } from './fields'
import { clearUnused } from './hooks/clearUnused'
import { copyFileFacts } from './hooks/copyFileFacts'
import { noteFiles, removeFiles } from './hooks/removeFiles'
import { setAuthor } from './hooks/setAuthor'

/** Books, standards, journals, statements, proceedings, videos. Source: spec.md section 3, "publications". */
export const Publications: CollectionConfig = {
  ...editorialCollection,
  slug: 'publications',
  custom: {
    ...editorialCollection.custom,
    personalData: { none: 'Papers that their authors gave to be published.' },
  },
  admin: {
    group: 'Publications',
    hidden: hiddenWithout('content'),
    useAsTitle: 'title',
    defaultColumns: ['title', 'category', 'topic', 'publishedDate', '_status'],
    listSearchableFields: ['title', 'description', 'authors'],
    preview: previewAt((slug) => `/publications/${slug}`),
  },
  defaultSort: '-publishedDate',
  endpoints: publicationEndpoints,
  // The second finds published titles, the latest first, without reading the documents of all others.
  indexes: [{ fields: ['category', 'publishedDate'] }, { fields: ['_status', 'publishedDate', 'title'] }],
  hooks: {
    ...editorialHooks,
    beforeValidate: [clearUnused],
    beforeChange: [...editorialHooks.beforeChange, setAuthor, copyFileFacts],
    beforeDelete: [noteFiles],
    afterDelete: [...editorialHooks.afterDelete, removeFiles],
  },
  fields: publicationFields,
}
