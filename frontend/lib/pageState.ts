import type { DehydratedState } from '@tanstack/react-query'

/** Everything the client needs to take over a page that the server rendered. */
export interface PageState {
  siteUrl: string
  renderedAt: number
  assets: { scripts: string[]; styles: string[]; preloads: string[] }
  router: { loaderData: Record<string, unknown>; errors: Record<string, unknown> | null }
  queries: DehydratedState
}

export const STATE_ELEMENT_ID = 'state'

const ESCAPES: Record<string, string> = { '<': '\\u003c', '>': '\\u003e', '&': '\\u0026', '\u2028': '\\u2028', '\u2029': '\\u2029' }

/** JSON that may stand inside a script element. */
export const serializePageState = (state: PageState): string =>
  JSON.stringify(state).replace(/[<>&\u2028\u2029]/g, (character) => ESCAPES[character] ?? '')
