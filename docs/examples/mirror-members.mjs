/*
 * Mirrors the members into a CSV file, one line each. Run it once a day:
 *
 *   ACE_SITE=https://ace.example.org ACE_API_KEY=ace_… node mirror-members.mjs members.csv
 *
 * The key needs the permissions people:read, contacts:read and memberships:read. Node 20 or newer, no packages.
 * See docs/guides/integrations.md.
 */
import { rename, writeFile } from 'node:fs/promises'

const { ACE_SITE: site, ACE_API_KEY: key } = process.env
const [file] = process.argv.slice(2)
if (!site || !key || !file) {
  process.stderr.write('Usage: ACE_SITE=… ACE_API_KEY=… node mirror-members.mjs <file>\n')
  process.exit(2)
}

const TIMEOUT_MS = 30_000
const ATTEMPTS = 5

const wait = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Asks for a page. Waits and asks again where the site says that it should. */
const readPage = async (url, attempt = 1) => {
  const answer = await fetch(url, {
    headers: { Authorization: `Bearer ${key}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (answer.ok) return answer.json()
  if ([429, 503].includes(answer.status) && attempt < ATTEMPTS) {
    await wait(Number(answer.headers.get('Retry-After') ?? 5))
    return readPage(url, attempt + 1)
  }
  throw new Error(`${url.pathname} answered ${answer.status}: ${await answer.text()}`)
}

/** Every record of a list, by id. A record that changes while the list is read comes twice: the last one counts. */
const readAll = async (name) => {
  const records = new Map()
  let cursor = null
  do {
    const url = new URL(`/api/v1/${name}`, site)
    url.searchParams.set('limit', '100')
    if (cursor) url.searchParams.set('cursor', cursor)
    const page = await readPage(url)
    for (const record of page.data) records.set(record.id, record)
    cursor = page.nextCursor
  } while (cursor)
  return records
}

/**
 * A value as a cell. Spreadsheets would run one that begins like a formula, also with full-width signs or behind
 * invisible characters.
 */
const toCell = (value) => {
  const text = String(value ?? '')
  const read = text.normalize('NFKC').replace(/[\s\p{C}]/gu, '')
  const harmless = /^[=+\-@]/.test(read) || /^[\t\r\n]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless
}

const people = await readAll('people')
const memberships = await readAll('memberships')
const rows = [...memberships.values()]
  .sort((one, other) => one.number.localeCompare(other.number))
  .map((membership) => {
    const person = people.get(membership.person)
    return [
      membership.number,
      membership.registeredName ?? person?.name,
      membership.grade,
      membership.status,
      membership.expiresAt?.slice(0, 10),
      person?.email,
      person?.phone,
      person?.region,
    ]
  })
const header = ['Number', 'Name', 'Grade', 'Status', 'Expires', 'Email', 'Phone', 'Region']
// written beside and renamed: a reader never finds half of it
await writeFile(`${file}.part`, [header, ...rows].map((row) => `${row.map(toCell).join(',')}\r\n`).join(''))
await rename(`${file}.part`, file)
process.stdout.write(`${rows.length} memberships in ${file}\n`)
