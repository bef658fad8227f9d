/*
 * Mirrors the members into a CSV file, one line each. Run it once a day:
 *
 *   ACE_SITE=https://ace.example.org ACE_API_KEY=ace_… node mirror-members.mjs members.csv
 *
 * The key needs the permissions people:read, contacts:read and memberships:read. Node 20 or newer, no packages but the
 * client beside it. See docs/guides/integrations.md.
 */
import { rename, writeFile } from 'node:fs/promises'
import { createClient } from '../../clients/typescript/client.mjs'

const { ACE_SITE: site, ACE_API_KEY: key } = process.env
const [file] = process.argv.slice(2)
if (!site || !key || !file) {
  process.stderr.write('Usage: ACE_SITE=… ACE_API_KEY=… node mirror-members.mjs <file>\n')
  process.exit(2)
}

const ace = createClient({ site, key })

/** Every record of a list, by id. A record that changes while the list is read comes twice: the last one counts. */
const readAll = async (operation) => {
  const records = new Map()
  for await (const record of ace.records(operation)) records.set(record.id, record)
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

const people = await readAll('GET /api/v1/people')
const memberships = await readAll('GET /api/v1/memberships')
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
