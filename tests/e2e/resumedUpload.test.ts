import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import type { Locator, Page, Request, TestInfo } from '@playwright/test'
import { makePdf } from '../helpers/uploads'
import { toast } from './events'
import { clearSession } from './clearSession'
import { type Account, expect, test } from './fixtures'

const MIB = 1024 ** 2
/** The size of the parts that the page sends; the file is one part and a little more. */
const PIECE = 16 * MIB
const CONTENT = makePdf({ bytes: PIECE + MIB })

/** A file on disk: chosen again, it has the same modification date. */
const paperOn = async (testInfo: TestInfo): Promise<string> => {
  const path = testInfo.outputPath('paper.pdf')
  await writeFile(path, CONTENT)
  return path
}

const isPiece = (request: Request): boolean =>
  request.method() === 'PATCH' && request.url().includes('/api/uploads/')
const isAtOffset =
  (offset: number) =>
  (request: Request): boolean =>
    isPiece(request) && request.headers()['upload-offset'] === String(offset)
const remembered = (page: Page): Promise<string[]> =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('ace.upload.')))
const interruption = (page: Page): Locator =>
  page.getByText(
    /An upload was interrupted \(17\.00 MB\)\. Choose the same file again, and it goes on from where it stopped\./,
  )

/** Uploads the file until the first part has arrived; the second never arrives. */
const sendFirstPiece = async (page: Page, send: Locator): Promise<void> => {
  await page.route('**/api/uploads/*', (route) =>
    isAtOffset(PIECE)(route.request()) ? undefined : route.continue(),
  )
  const second = page.waitForRequest(isAtOffset(PIECE), { timeout: 60_000 })
  await send.click()
  await second
}

test.describe('an interrupted upload', () => {
  // leaving the page during an upload asks for confirmation
  test.beforeEach(({ page }) => void page.on('dialog', (dialog) => void dialog.accept()))

  test('continues after a reload when the same file is chosen again', async ({
    page,
    admin,
    axe,
  }, testInfo) => {
    const path = await paperOn(testInfo)
    const title = `Culverts of ${randomUUID()}`
    const dialog = page.getByRole('dialog', { name: 'Upload Publication' })
    const open = async (): Promise<void> => {
      await page.getByRole('main').getByRole('button', { name: 'Upload Publication' }).click()
      await dialog.getByLabel('Title', { exact: true }).fill(title)
    }
    const send = dialog.getByRole('button', { name: 'Upload', exact: true })
    await page.goto('/publications')
    await open()
    await expect(dialog.getByText(/interrupted/)).toHaveCount(0)
    await dialog.getByLabel('PDF file', { exact: true }).setInputFiles(path)
    await sendFirstPiece(page, send)

    await page.reload()
    await page.unrouteAll()
    await open()
    await expect(interruption(page)).toBeVisible()
    await axe(page)
    let sentBytes = 0
    page.on('request', (request) => {
      if (isPiece(request)) sentBytes += CONTENT.length - Number(request.headers()['upload-offset'])
    })
    let proceed = (): void => {}
    const held = new Promise<void>((resolve) => (proceed = resolve))
    await page.route('**/api/publications/add', async (route) => {
      await held
      await route.continue()
    })
    let proceedPiece = (): void => {}
    const pieceHeld = new Promise<void>((resolve) => (proceedPiece = resolve))
    await page.route('**/api/uploads/*', async (route) => {
      if (isPiece(route.request())) await pieceHeld
      await route.continue()
    })
    await dialog.getByLabel('PDF file', { exact: true }).setInputFiles(path)
    await send.click()
    await expect(dialog.getByRole('status')).toHaveText(
      'Going on from where it stopped: 16.00 MB had arrived already.',
    )
    proceedPiece()
    proceed()
    await expect(toast(page, 'Publication uploaded successfully!').first()).toBeVisible()
    expect(sentBytes).toBe(MIB)
    expect(await remembered(page)).toEqual([])

    const { docs } = (await (
      await admin.api.get(`/api/publications?depth=0&where[title][equals]=${encodeURIComponent(title)}`)
    ).json()) as { docs: { id: string }[] }
    expect(docs).toHaveLength(1)
    const file = await admin.api.get(`/api/publications/${docs[0]?.id}/file`)
    expect((await file.body()).equals(CONTENT)).toBe(true)
  })

  test('continues only for the person who began it, and is forgotten at sign-out', async ({
    page,
    context,
    makeAccount,
  }, testInfo) => {
    const path = await paperOn(testInfo)
    const [owner, other] = [await makeAccount(), await makeAccount()]
    const send = page.getByRole('button', { name: 'Submit paper' })
    const openAs = async ({ api }: Account): Promise<void> => {
      await clearSession(page)
      await context.addCookies((await api.storageState()).cookies)
      await page.goto('/membership/papers')
      await page.getByLabel('Title').fill('On culverts')
      await page
        .getByLabel('Abstract')
        .fill('How water passes below a road, measured over three rainy seasons at forty places.')
    }
    await openAs(owner)
    await page.getByLabel('PDF file').setInputFiles(path)
    await sendFirstPiece(page, send)

    await openAs(other)
    await expect(page.getByText(/interrupted/)).toHaveCount(0)
    await page.getByLabel('PDF file').setInputFiles(path)
    const from = page.waitForRequest(isPiece)
    await send.click()
    expect((await from).headers()['upload-offset']).toBe('0')
    await page.getByRole('button', { name: 'Cancel upload' }).click()
    await expect(page.getByText(/interrupted/)).toHaveCount(0)

    await openAs(owner)
    await expect(interruption(page)).toBeVisible()
    await page.getByRole('button', { name: 'Account' }).click()
    await page.getByRole('button', { name: 'Sign Out' }).click()
    await expect(page).toHaveURL('/')
    expect(await remembered(page)).toEqual([])
  })
})
