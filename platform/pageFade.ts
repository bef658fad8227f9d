import { createHash } from 'node:crypto'

/**
 * The fade from one document to the next, as in `frontend/styles/base.css`, for documents without the site's styles.
 * Where only one of two documents has it, Chromium reports an error of the page.
 */
export const PAGE_FADE = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/** Of `PAGE_FADE` in a style element of its own: `sha256-…`, as a content security policy names it. */
export const PAGE_FADE_HASH = `sha256-${createHash('sha256').update(PAGE_FADE).digest('base64')}`
