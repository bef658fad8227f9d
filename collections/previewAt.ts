import type { GeneratePreviewURL, GlobalAdminOptions, LivePreviewConfig } from 'payload'
import { toFields } from '../platform/toFields'

const previewOf = (pathOf: (slug: string) => string, slug: unknown): string | null =>
  typeof slug === 'string' && slug !== '' ? `${pathOf(slug)}?preview=true` : null

/**
 * The panel's Preview button: opens a document's page with its newest draft.
 * @param pathOf the page's path, from the document's slug
 */
export const previewAt =
  (pathOf: (slug: string) => string): GeneratePreviewURL =>
  ({ slug }) =>
    previewOf(pathOf, slug)

/**
 * The panel's live preview: the same page beside the form, shown anew when a draft is saved.
 * @param pathOf the page's path, from the document's slug
 */
export const livePreviewAt = (pathOf: (slug: string) => string): LivePreviewConfig => ({
  url: ({ data, req }) => {
    const path = previewOf(pathOf, toFields(data).slug)
    return path && `${req.payload.config.serverURL}${path}`
  },
})

/** The same for a global that is shown on a page of a fixed path: Preview button and live preview. */
export const livePreviewOf = (
  path: string,
): Required<Pick<GlobalAdminOptions, 'livePreview' | 'preview'>> => ({
  preview: () => `${path}?preview=true`,
  livePreview: { url: ({ req }) => `${req.payload.config.serverURL}${path}?preview=true` },
})

/** Drafts that can be published at a time. */
export const SCHEDULED_DRAFTS = { schedulePublish: true }

/** The same, saved by themselves while staff write, so that the preview beside the form follows. */
export const AUTOSAVED_DRAFTS = { ...SCHEDULED_DRAFTS, autosave: { interval: 1500 } }
