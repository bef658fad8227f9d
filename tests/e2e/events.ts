import { randomUUID } from 'node:crypto'
import { type APIRequestContext, type Locator, type Page, expect } from '@playwright/test'

const DAY_MS = 24 * 60 * 60 * 1000

/** The date and time that many days from now; negative for the past. */
export const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

export interface MadeEvent {
  id: string
  slug: string
  title: string
}

/** Publishes an event as staff do, with a unique title. */
export const makeEvent = async (
  staff: APIRequestContext,
  overrides: Record<string, unknown> = {},
): Promise<MadeEvent> => {
  const response = await staff.post('/api/events', {
    data: {
      title: `Lecture ${randomUUID()}`,
      eventDate: inDays(7),
      location: 'Juba',
      _status: 'published',
      ...overrides,
    },
  })
  expect(response.status(), await response.text()).toBe(201)
  return ((await response.json()) as { doc: MadeEvent }).doc
}

/** An event's card in the list. */
export const cardOf = (page: Page, { title }: MadeEvent): Locator =>
  page.getByRole('article', { name: title })

/** Cancels a registration and confirms it. */
export const cancelRegistration = async (page: Page, place: Locator | Page = page): Promise<void> => {
  await place.getByRole('button', { name: 'Cancel Registration' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Registration' }).click()
}

/** A notification in the corner. */
export const toast = (page: Page, text: string | RegExp): Locator =>
  page.getByRole('status').or(page.getByRole('alert')).filter({ hasText: text })
