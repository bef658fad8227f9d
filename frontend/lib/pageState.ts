import type { DehydratedState } from '@tanstack/react-query'
import type { SentForm } from '../../platform/plainForm.schema'
import { toScriptText } from './scriptText'

/** Everything the client needs to take over a page that the server rendered. */
export interface PageState {
  siteUrl: string
  renderedAt: number
  assets: {
    start?: string
    scripts: string[]
    styles: string[]
    preloads: string[]
    /** Whether the application is loaded with the page: for pages of one person, and of who is signed in. */
    isNeededAtOnce?: boolean
  }
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }
  queries: DehydratedState
  sentForm?: SentForm
}

export const STATE_ELEMENT_ID = 'state'

/** JSON that may stand inside a script element. */
export const serializePageState = (state: PageState): string => toScriptText(state)
