import type { CountingProxy } from '../helpers/countingProxy'
import { launchBrowser, openSlowPhone, readPage } from './slowPhone'

/** What a service worker fetches is in no page's record: the line is watched as well. */
const QUIET_MS = 4_000

/** Bytes as they travelled, by kind of resource, as far as the page itself asked for them. */
export type Transferred = Record<string, number>

export interface BytesRead {
  /** Everything that travelled, after each of the pages. */
  totals: number[]
  /** Of the first page. */
  kinds: Transferred
}

/** What reading pages one after another transfers on a slow line, when each is left alone until it is done. */
export const bytesRead = async (proxy: CountingProxy, paths: readonly string[]): Promise<BytesRead> => {
  const browser = await launchBrowser()
  try {
    const { page, context } = await openSlowPhone(browser)
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const kindOf = new Map<string, string>()
    let kinds: Transferred = {}
    session.on('Network.responseReceived', ({ requestId, type }) => kindOf.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kindOf.get(requestId) ?? 'Other'
      kinds[kind] = (kinds[kind] ?? 0) + encodedDataLength
    })
    const totals: number[] = []
    let kindsOfFirst: Transferred | undefined
    proxy.taken()
    for (const path of paths) {
      await readPage(page, `${proxy.url}${path}`)
      await proxy.quiet(QUIET_MS)
      totals.push((totals.at(-1) ?? 0) + proxy.taken())
      kindsOfFirst ??= kinds
      kinds = {}
    }
    return { totals, kinds: kindsOfFirst ?? {} }
  } finally {
    await browser.close()
  }
}
