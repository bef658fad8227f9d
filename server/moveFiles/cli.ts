import { mkdir } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { EnvironmentError } from '../../platform/env'
import { folderStorage, s3Storage } from '../../services/fileStorage'
import { mediaDir } from '../../services/mediaFolders'
import { readS3Settings } from '../../services/objectStores/s3/s3Settings'
import { readDoctorSettings } from '../doctor/readDoctorSettings'
import { openJournal } from './journal'
import { type MoveReport, moveFiles } from './moveFiles'

const USAGE = `Usage: move-files --to <s3|folder> [--delete-source] [--journal <file>] [--json]
  copies all files between MEDIA_DIR and the store of the S3_… settings, verified by SHA-256. May run while the site
  runs, be killed and be repeated. --delete-source deletes each file at its old place once it is equal at the new one:
  for the last run, when every process uses the new store. --journal names the list of what is done,
  move-files-to-<s3|folder>.jsonl by default.
`

const MANY = 20

const describe = (report: MoveReport): string =>
  [
    `Copied ${report.copied} files (${(report.copiedBytes / 1e6).toFixed(1)} MB); ${report.equal} were there, equal.`,
    ...(report.gone ? [`${report.gone} were deleted meanwhile.`] : []),
    ...(report.deletedAtSource ? [`Deleted ${report.deletedAtSource} at their old place.`] : []),
    ...(report.onlyAtTarget.length
      ? [
          `${report.onlyAtTarget.length} are at the new place alone (deleted since, or new):`,
          ...report.onlyAtTarget.slice(0, MANY).map((name) => `  ${name}`),
        ]
      : []),
    ...report.failed.map(({ name, reason }) => `FAILED ${name}: ${reason}`),
    report.failed.length
      ? `Run it again: ${report.failed.length} files are missing.`
      : 'Every file is at its new place.',
  ].join('\n')

const run = async (): Promise<number> => {
  const { values } = parseArgs({
    options: {
      to: { type: 'string' },
      'delete-source': { type: 'boolean', default: false },
      journal: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  readDoctorSettings() // says what is wrong with the settings
  const settings = readS3Settings()
  if (values.to !== 's3' && values.to !== 'folder') {
    process.stderr.write(USAGE)
    return 2
  }
  if (!settings) throw new EnvironmentError('S3_BUCKET: is needed, with its key. See .env.example.')
  await mkdir(mediaDir(), { recursive: true })
  const [folder, s3] = [folderStorage().objects, (await s3Storage(settings)).objects]
  const [from, to] = values.to === 's3' ? [folder, s3] : [s3, folder]
  process.stderr.write(`From ${from.place} to ${to.place}\n`)
  const report = await moveFiles({
    from,
    to,
    journal: await openJournal(values.journal ?? `move-files-to-${values.to}.jsonl`),
    isDeletingSource: values['delete-source'],
    onFile: ({ copied, equal, failed }, name) => {
      process.stderr.write(`${copied + equal + failed.length} ${name}\n`)
    },
  })
  process.stdout.write(values.json ? `${JSON.stringify(report, null, 2)}\n` : `${describe(report)}\n`)
  return report.failed.length ? 1 : 0
}

run().then(
  (code) => process.exit(code),
  (error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    process.exit(1)
  },
)
