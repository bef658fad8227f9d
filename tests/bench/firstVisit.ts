import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'
import { builtFile } from '../helpers/builtFile'

/** Bytes as they travelled, compressed, by kind of resource. */
export type Transferred = Record<string, number>

/** What a first visit to a page transfers, measured in Chromium on a phone's screen, until the network is quiet. */
export const firstVisit = async (url: string): Promise<Transferred> => {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
  try {
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } })
    const session = await page.context().newCDPSession(page)
    await session.send('Network.enable')
    const kinds = new Map<string, string>()
    const bytes: Transferred = {}
    session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      const kind = kinds.get(requestId) ?? 'Other'
      bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
    })
    // What a page asks for last; the worker comes with the second page that is read.
    const last = page.waitForResponse((response) =>
      response.url().endsWith(builtFile('frontend/features/offline/OfflineNotice.tsx')),
    )
    await page.goto(url)
    await page.locator('html[data-ready]').waitFor()
    await last
    await page.waitForLoadState('networkidle')
    return bytes
  } finally {
    await browser.close()
  }
}
