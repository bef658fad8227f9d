import { chromium } from '@playwright/test'
import { findBrowser } from '../../scripts/browser.mjs'

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
    await page.goto(url)
    await page.locator('html[data-ready]').waitFor()
    await page.waitForLoadState('networkidle')
    return bytes
  } finally {
    await browser.close()
  }
}
