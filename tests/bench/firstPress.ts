import { errors } from '@playwright/test'
import { type Client, signInAdmin, signUp, publishEvent } from '../helpers/httpClient'
import { jsonOf } from '../helpers/jsonOf'
import { eventMessages } from '../../frontend/lib/messages/eventMessages'
import type { SeatCounts } from '../../domain/events/registrations/registrations.schema'
import { launchBrowser, openSlowPhone } from './slowPhone'

export interface FirstPress {
  /** From the press to the answer on the screen; undefined when none came. */
  answeredMs: number | undefined
  /** Whether the application was there when the button was pressed. */
  isApplicationLoaded: boolean
  /** Seats that the presses took. */
  seats: number
  /** Registrations that were sent. */
  sent: number
}

const PRESSES = 3
const WAIT_MS = 60_000

/**
 * A member presses Register Now three times on a slow line, as soon as the page says that it can be used,
 * which is before the application is loaded.
 * @param url of a trial installation
 */
export const pressRegister = async (url: string, call: Client): Promise<FirstPress> => {
  const event = await publishEvent(call, await signInAdmin(call))
  const { slug } = await jsonOf<{ slug: string }>(await call('GET', `/api/events/${event}`))
  const [name = '', value = ''] = (await signUp(call)).split('=')
  const browser = await launchBrowser()
  try {
    const { page, context } = await openSlowPhone(browser)
    await context.addCookies([{ name, value, url }])
    let sent = 0
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().includes(event)) sent += 1
    })
    await page.goto(`${url}/events/${slug}`, { waitUntil: 'commit' })
    await page.locator('html[data-ready]').waitFor()
    const isApplicationLoaded = (await page.locator('html[data-app]').count()) > 0
    const pressedAt = performance.now()
    await page.getByRole('button', { name: 'Register Now' }).click({ clickCount: PRESSES })
    const isAnswered = await page
      .getByText(eventMessages.isRegistered, { exact: true })
      .first()
      .waitFor({ timeout: WAIT_MS })
      .then(
        () => true,
        (error: unknown) => {
          if (error instanceof errors.TimeoutError) return false
          throw error
        },
      )
    const answeredMs = isAnswered ? performance.now() - pressedAt : undefined
    const { seats } = await jsonOf<SeatCounts>(await call('GET', '/api/events/seats'))
    return { answeredMs, isApplicationLoaded, sent, seats: seats[event]?.taken ?? 0 }
  } finally {
    await browser.close()
  }
}
