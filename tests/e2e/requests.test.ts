import { inTurns } from '../helpers/inTurns'
import { expect, saveData, test, waitForScripts, watch } from './fixtures'
import { PAGE_KINDS } from './routes'

/** Source: issue 11, part 6. One of them is left for a picture of what the association publishes. */
const MAX_REQUESTS = 6
const PICTURES = '/api/media/file/'
/** Asked for by the browser itself, for the tab, when the page is complete. */
const ICON = '/favicon.svg'
/** Made for one person, who is going to use it: it loads the application at once. */
const AT_ONCE = '/auth'
/** So many pages are read at once: most of the time nothing is asked for. */
const WIDTH = 4

test.use({ application: 'later' })

test(
  'a public page is complete after six requests',
  { tag: '@phone' },
  async ({ browser, baseURL, extraHTTPHeaders, viewport, isMobile, problems }) => {
    const tooMany: Record<string, string[]> = {}
    const pages = PAGE_KINDS.filter(({ path }) => path !== AT_ONCE)
    await inTurns(pages, WIDTH, async ({ path }) => {
      // each is the first that is read in a browser
      const context = await browser.newContext({
        baseURL,
        extraHTTPHeaders,
        viewport,
        isMobile,
        serviceWorkers: 'block',
      })
      watch(context, problems)
      await context.addInitScript(saveData) // else it is loaded ahead, once the page rests
      const page = await context.newPage()
      waitForScripts(page, 'later')
      const asked: string[] = []
      page.on('request', (request) => void asked.push(new URL(request.url()).pathname))
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(asked[0]).toBe(path)
      const counted = asked.filter((pathname) => pathname !== ICON && !pathname.startsWith(PICTURES))
      if (counted.length > MAX_REQUESTS - 1) tooMany[path] = asked
      await context.close()
    })
    expect(tooMany).toEqual({})
  },
)
