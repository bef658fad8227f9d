/**
 * `npm run draw-blocks`: draws the pictures of the blocks that the panel shows where staff choose one. Starts a trial
 * server of its own on what is built, makes a page of every block with sample content, and takes a picture of each as
 * visitors see it. Run it again after a block's look has changed, look at the pictures, and commit them.
 */
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './browser.mjs'

const FOLDER = 'frontend/public/blocks'
const PORT = Number(process.env.PORT ?? 3790)
const SITE = `http://127.0.0.1:${PORT}`
const ADMIN = { email: 'admin@example.org', password: randomBytes(12).toString('base64url') }
/** Of a picture, in pixels, and of the part of the page that it shows. */
const WIDTH = 480
const HEIGHT = 320
const SHOWN = { width: 840, height: 560 }
const MARGIN = 20
const START_DEADLINE_MS = 120_000

const text = (words) => ({
  type: 'text',
  version: 1,
  text: words,
  detail: 0,
  format: 0,
  mode: 'normal',
  style: '',
})
const paragraph = (words) => ({
  type: 'paragraph',
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  textFormat: 0,
  textStyle: '',
  children: [text(words)],
})
const richText = (...paragraphs) => ({
  root: {
    type: 'root',
    version: 1,
    direction: 'ltr',
    format: '',
    indent: 0,
    children: paragraphs.map(paragraph),
  },
})

const LINK = { label: 'Join the association', href: '/membership/join' }

/** Sample content, by block. */
const samples = (image) => ({
  prose: {
    title: 'Text',
    content: richText(
      'Roads that stay open in the rains begin with drains that somebody clears. The embankment is built in layers, each compacted and tested before the next is laid.',
      'The handbook of the association says how, with the soils of the country in mind.',
    ),
  },
  cardsGrid: {
    title: 'Cards',
    cards: [
      { title: 'Mentoring', badge: 'All year', text: 'A senior engineer meets you every month.' },
      { title: 'Site visits', badge: 'Monthly', text: 'Bridges, waterworks and roads in construction.' },
      { title: 'Courses', text: 'Short, with a certificate.' },
    ],
  },
  steps: {
    title: 'Steps',
    steps: [
      { title: 'Apply', text: 'Fill in the form and send it.' },
      { title: 'Review', text: 'The committee decides within a month.' },
      { title: 'Welcome', text: 'You receive your number by email.' },
    ],
  },
  table: {
    title: 'Table',
    columns: [{ label: 'Grade' }, { label: 'Dues' }, { label: 'From' }],
    rows: [
      ['Student', '10 USD', 'January'],
      ['Graduate', '25 USD', 'January'],
      ['Professional', '50 USD', 'January'],
    ].map((cells) => ({ cells: cells.map((cell) => ({ text: cell })) })),
  },
  linksList: {
    title: 'Links',
    items: [
      { ...LINK, text: 'Requirements and dues of each grade.' },
      { label: 'Events', href: '/events', text: 'Conferences, workshops and site visits.' },
      { label: 'Publications', href: '/publications', text: 'Handbooks and standards, free to download.' },
    ],
  },
  callToAction: {
    title: 'Call to action',
    intro: 'One sentence that says why.',
    buttons: [LINK, { label: 'Ask a question', href: '/contact' }],
  },
  contactCard: { title: 'Contact card', shows: ['email', 'phone', 'address', 'officeHours'] },
  stats: {
    title: 'Figures',
    items: [
      { source: 'text', value: '480', label: 'Members' },
      { source: 'text', value: '8', label: 'Divisions' },
      { source: 'text', value: '36', label: 'Publications' },
    ],
  },
  picture: { title: 'Picture', image, caption: 'A caption below the picture' },
  faqList: { title: 'Questions' },
  chaptersList: { title: 'Chapters' },
  officersList: { title: 'Officers' },
  divisionsList: { title: 'Divisions' },
  eventsList: { title: 'Events', when: 'upcoming', limit: 3 },
  publicationsList: { title: 'Publications', limit: 3 },
  newsList: { title: 'News', limit: 3 },
  policiesList: { title: 'Policies' },
  tabs: {
    title: 'Tabs',
    tabs: ['Students', 'Graduates', 'Fellows'].map((label) => ({
      label,
      blocks: [
        {
          blockType: 'cardsGrid',
          cards: [
            { title: `For ${label.toLowerCase()}`, text: 'What belongs together stands behind one tab.' },
            { title: 'Dues', text: 'Paid once a year.' },
          ],
        },
      ],
    })),
  },
})

const startServer = async (folder) => {
  const child = spawn(process.execPath, ['dist/server/index.js'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LOG_LEVEL: 'error',
      PORT: String(PORT),
      HOST: '127.0.0.1',
      SITE_URL: SITE,
      DATA_DIR: path.join(folder, 'data'),
      MEDIA_DIR: path.join(folder, 'media'),
      SEED_ADMIN_EMAIL: ADMIN.email,
      SEED_ADMIN_PASSWORD: ADMIN.password,
    },
  })
  const overdue = setTimeout(() => child.kill(), START_DEADLINE_MS)
  const isReady = await new Promise((resolve) => {
    createInterface({ input: child.stdout })
      .on('line', (line) => line.includes('Ready: ') && resolve(true))
      .once('close', () => resolve(false))
  })
  clearTimeout(overdue)
  if (!isReady) throw new Error('The server did not start. Is everything built?')
  return child
}

/** Asks the API as the administrator. */
const createAsk = async () => {
  const send = async (route, init) => {
    const response = await fetch(`${SITE}/api${route}`, init)
    if (!response.ok) throw new Error(`${route}: ${response.status} ${await response.text()}`)
    return response
  }
  const headers = { Origin: SITE }
  const signedIn = await send('/users/login', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify(ADMIN),
  })
  headers.Cookie = signedIn.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
  return async (route, body) => {
    const isForm = body instanceof FormData
    const response = await send(route, {
      method: 'POST',
      headers: { ...headers, ...(!isForm && { 'Content-Type': 'application/json' }) },
      body: isForm ? body : JSON.stringify(body),
    })
    return (await response.json()).doc
  }
}

/** A drawing of the site's own, uploaded as a sample. */
const uploadSample = async (ask) => {
  const picture = await (await fetch(`${SITE}/og/index.png`)).arrayBuffer()
  const form = new FormData()
  form.set('_payload', JSON.stringify({ alt: 'A bridge over the Nile' }))
  form.set('file', new Blob([picture], { type: 'image/png' }), 'sample.png')
  return (await ask('/media', form)).id
}

/** Waits until the fonts are there, every picture is decoded, and the browser has painted them. */
const untilPainted = (page) =>
  page.evaluate(async () => {
    const pictures = [...document.images]
    for (const picture of pictures) picture.loading = 'eager' // one further down would not load
    await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())])
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  })

const drawBlock = async (page, slug) => {
  await page.addStyleTag({ content: 'header, footer { visibility: hidden }' }) // the block alone
  await untilPainted(page)
  const box = await page.locator(`#sample-${slug.toLowerCase()}`).boundingBox()
  if (!box) throw new Error(`The block ${slug} is not on its page.`)
  const clip = {
    x: Math.max(0, box.x - MARGIN),
    y: Math.max(0, box.y - MARGIN),
    width: SHOWN.width,
    height: Math.min(SHOWN.height, box.height + 2 * MARGIN),
  }
  const shot = await page.screenshot({ clip, fullPage: true })
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await sharp(shot)
    .resize(WIDTH, HEIGHT, { fit: 'contain', position: 'top', background })
    .flatten({ background })
    .webp({ quality: 60, effort: 6 })
    .toFile(path.join(FOLDER, `${slug}.webp`))
}

mkdirSync(FOLDER, { recursive: true })
const folder = mkdtempSync(path.join(os.tmpdir(), 'blocks-'))
const server = await startServer(folder)
try {
  const ask = await createAsk()
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage({
      viewport: { width: SHOWN.width, height: 900 },
      colorScheme: 'light',
      reducedMotion: 'reduce',
      bypassCSP: true,
    })
    for (const [slug, content] of Object.entries(samples(await uploadSample(ask)))) {
      const anchor = `sample-${slug.toLowerCase()}`
      await ask('/pages', {
        title: 'Sample',
        slug: anchor,
        description: 'A sample.',
        layout: [{ ...content, blockType: slug, anchor }],
        _status: 'published',
      })
      await page.goto(`${SITE}/${anchor}`, { waitUntil: 'load' })
      await drawBlock(page, slug)
      process.stdout.write(`  ${slug}\n`)
    }
  } finally {
    await browser.close()
  }
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve))
  server.kill()
  await ended
  rmSync(folder, { recursive: true, force: true })
}
