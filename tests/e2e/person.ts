import { randomInt } from 'node:crypto'
import type { Browser, Page, ViewportSize } from '@playwright/test'
import { waitForScripts, watch } from './fixtures'

/** Somebody with a browser of their own, for tests that start their own server. */
export interface Person {
  page: Page
  /** Errors in this browser. */
  problems: string[]
}

/** A browser for one person. */
export const openPerson = async (
  browser: Browser,
  baseURL: string,
  viewport?: ViewportSize,
): Promise<Person> => {
  const problems: string[] = []
  const context = await browser.newContext({
    baseURL,
    viewport,
    extraHTTPHeaders: { 'X-Forwarded-For': `10.7.${randomInt(256)}.${randomInt(1, 255)}` },
  })
  watch(context, problems)
  const page = await context.newPage()
  waitForScripts(page)
  return { page, problems }
}

/** Signs in with the form that is on the page. */
export const signInHere = async (page: Page, email: string, password: string): Promise<void> => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}
