import type { PayloadRequest } from 'payload'
import { todayInJuba } from '../../../platform/jubaTime'
import { type Zippable, strToU8, zip } from 'fflate'
import { recordSecurityEvent } from '../../audit'
import { personalDataOf } from './declarations'

/** Contents by file name, in the order of the archive: bytes, or what is written as JSON. */
type OwnData = Map<string, unknown>

/** Everything that is stored about the signed-in person and may be told to them: no secrets, no notes of staff. */
const collectOwnData = async (req: PayloadRequest, user: { id: string; email: string }): Promise<OwnData> => {
  const parts = await Promise.all(
    personalDataOf(req.payload)
      .flatMap(({ exports }) => ('none' in exports ? [] : exports))
      .map(async ({ file, key, read }) => ({ file, key, value: await read(req, user) })),
  )
  const valueOf = (file: string, key?: string): unknown =>
    parts.find((part) => part.file === file && part.key === key)?.value
  return new Map(
    OWN_DATA_FILES.map(({ name, keys }): [string, unknown] => [
      name,
      keys ? Object.fromEntries(keys.map((key) => [key, valueOf(name, key)])) : valueOf(name),
    ]).filter(([, value]) => value !== undefined),
  )
}

/** A file in the copy of a person's own data. */
interface OwnDataFile {
  name: string
  /** As the archive's README.txt describes it. */
  contents: string
  /** Of a file that several collections write to: its keys, in order. */
  keys?: readonly string[]
}

/** The files of the archive, in the order in which its README.txt lists them. */
export const OWN_DATA_FILES: readonly OwnDataFile[] = [
  { name: 'profile.json', contents: 'What your profile says, and who may see it' },
  {
    name: 'account.json',
    contents: 'Your account: address, roles, two-step sign-in, linked single sign-on',
    keys: ['account', 'roles', 'twoStepSignInSince', 'singleSignOn'],
  },
  { name: 'applications.json', contents: 'Your applications for membership' },
  {
    name: 'application-draft.json',
    contents: 'What you have saved of an application that is not sent yet',
  },
  { name: 'application-documents.json', contents: 'Documents of your applications that are kept' },
  { name: 'endorsements.json', contents: 'People you named as sponsors or nominators' },
  {
    name: 'nominations.json',
    contents: 'Nominations you made, and your votes on others',
    keys: ['made', 'votes'],
  },
  {
    name: 'membership.json',
    contents: 'Your membership, its number and dates, and requests to renew it or to change your name',
    keys: ['membership', 'renewals', 'nameChanges'],
  },
  {
    name: 'seats.json',
    contents:
      'Seats of a company’s membership that you were offered, hold or held; and those of your own company',
    keys: ['held', 'given'],
  },
  {
    name: 'groups.json',
    contents: 'Groups that you are or were in, your requests to join one, and offices that you held',
    keys: ['memberships', 'requests', 'offices'],
  },
  { name: 'registrations.json', contents: 'Events you are registered for' },
  { name: 'tickets.json', contents: 'Your orders of tickets for events; amounts are in cents or piastres' },
  { name: 'event-sessions.json', contents: 'Sessions of events that you have chosen' },
  { name: 'waiting-lists.json', contents: 'Tickets that you wait for, or that are held for you' },
  { name: 'attendance.json', contents: 'Events at which staff marked you as there' },
  { name: 'cpd.json', contents: 'Hours of professional development that you recorded' },
  {
    name: 'donations.json',
    contents: 'Donations made while you were signed in; amounts are in cents',
  },
  { name: 'invoices.json', contents: 'Your invoices; amounts are in cents or piastres' },
  { name: 'credit-notes.json', contents: 'Your credit notes; amounts are in cents or piastres' },
  { name: 'payments.json', contents: 'Your payments; amounts are in cents or piastres' },
  { name: 'automatic-renewal.json', contents: 'Whether your membership is renewed by card' },
  { name: 'fee-waivers.json', contents: 'Discounts on your fees' },
  { name: 'submissions.json', contents: 'Papers that you offered' },
  {
    name: 'mentoring.json',
    contents: 'What you offered as a mentor or asked for, and your mentorships',
    keys: ['offer', 'requests', 'mentorships'],
  },
  { name: 'job-openings.json', contents: 'Job openings that you submitted' },
  { name: 'messages.json', contents: 'Messages you sent while you were signed in, and their answers' },
  {
    name: 'member-messages.json',
    contents: 'What you wrote to other members and they to you, and whom you blocked',
  },
  { name: 'mail-preferences.json', contents: 'Which emails and text messages you chose to receive' },
  {
    name: 'merged-records.json',
    contents: 'What was set aside when another record about you was merged into yours',
  },
  { name: 'sessions.json', contents: 'Devices that are signed in' },
  { name: 'photo.webp', contents: 'Your photo, if you have one' },
]

const NAME_COLUMN = 20

const line = ({ name, contents }: OwnDataFile): string =>
  `${name.length < NAME_COLUMN ? name.padEnd(NAME_COLUMN) : `${name}  `}${contents}`

/** The archive's README.txt. */
export const ownDataReadme = (email: string, at: Date): string => `Your data
=========

Everything that this site keeps about the account ${email}, as of ${at.toISOString()}.
The files are JSON, a text format that people and programs can read. Times are in UTC.

${OWN_DATA_FILES.map(line).join('\n')}

Not in here: your password and the secret of two-step sign-in, which nobody can read, and notes of the staff.
`

const pack = (files: Zippable): Promise<Uint8Array<ArrayBuffer>> =>
  new Promise((resolve, reject) => {
    zip(files, { level: 6 }, (error, data) => (error ? reject(error) : resolve(new Uint8Array(data))))
  })

/** Everything that is stored about the signed-in person, as one zip archive that explains itself. */
export const packOwnData = async (
  req: PayloadRequest,
  user: { id: string; email: string },
): Promise<{ filename: string; content: Uint8Array<ArrayBuffer> }> => {
  await recordSecurityEvent(req, { event: 'data.exported', detail: 'own data' })
  const documents = await collectOwnData(req, user)
  const now = new Date()
  const files: Zippable = { 'README.txt': strToU8(ownDataReadme(user.email, now)) }
  for (const [name, content] of documents)
    files[name] =
      content instanceof Uint8Array
        ? [content, { level: 0 }]
        : strToU8(`${JSON.stringify(content, null, 2)}\n`)
  return { filename: `ace-my-data-${todayInJuba(now)}.zip`, content: await pack(files) }
}
