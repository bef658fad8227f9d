import { PAGE_FADE, PAGE_FADE_HASH } from '../../platform/pageFade'
import { sitePolicy } from '../securityHeaders'

const htmlOf = (requestId: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Something went wrong</title><style>${PAGE_FADE}</style></head><body><main><h1>Something went wrong on our side</h1><p>Please try again in a moment. If it goes on, tell us this reference: ${requestId}</p><p><a href="/">Go to the home page</a></p></main></body></html>`

/** Shown when rendering itself fails: plain, complete, without a script. */
export const failurePage = (requestId: string, headers: Headers): Response => {
  headers.set('Content-Security-Policy', sitePolicy(PAGE_FADE_HASH))
  return new Response(htmlOf(requestId), { status: 503, headers })
}
